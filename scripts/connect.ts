import { placeDataDir, startPostgres } from '#lib/embedded-postgres/index.ts';
import { archivePlace } from '#server/features/backups/index.ts';
import { type Connection, openDatabase, workLimits } from '#server/platform/data/database.ts';
import { migrate } from '#server/platform/data/migrate.ts';
import { reachDatabase } from '#server/platform/data/reach-database.ts';
import { readSettings } from '#server/platform/settings.ts';
import { checkout } from './serve.ts';

type Connected = {
  settings: ReturnType<typeof readSettings>;
  db: ReturnType<typeof openDatabase>['db'];
};

/** Runs a command on the database, brought to this version. */
export async function withDatabase(work: (connected: Connected) => Promise<void>): Promise<void> {
  await withConnection(async ({ settings, connection, opened }) => {
    await migrate(connection);
    const database = openDatabase(connection, { limits: workLimits });
    opened.defer(database.close);
    await work({ settings, db: database.db });
  });
}

type Reached = {
  settings: Connected['settings'];
  connection: Connection;
  /** Closed when the command is done. */
  opened: AsyncDisposableStack;
};

/** Runs a command on the database as it is: that of the running server, or else a PostgreSQL of its own. */
export async function withConnection(work: (reached: Reached) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    await using opened = new AsyncDisposableStack();
    await work({ settings, connection: await connect(settings, opened), opened });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function connect(settings: Connected['settings'], opened: AsyncDisposableStack) {
  const { databaseUrl, dataDir: explicit } = settings;
  if (databaseUrl) return reachDatabase(databaseUrl);
  const { dataDir } = placeDataDir({ explicit, fallback: './data', checkout });
  const postgres = await startPostgres({ dataDir, archive: archivePlace(settings, dataDir) });
  // A PostgreSQL that was already running belongs to the server.
  if (!postgres.adopted) opened.defer(postgres.leave);
  return postgres.connection;
}
