import { isInUse, placeDataDir, startPostgres } from '#lib/embedded-postgres/index.ts';
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

/**
 * Runs a command on the database as it is: that of the running server, or else a PostgreSQL of its own.
 * Where there is none the command was called without the settings of the server, and what it said of a
 * new and empty one would be wrong.
 */
export const withConnection = (work: (reached: Reached) => Promise<void>) =>
  run(work, { isNew: false });

/** The same for a command that fills a database, and makes one where there is none. */
export const withNewDatabase = (work: (reached: Reached) => Promise<void>) =>
  run(work, { isNew: true });

type Kind = { isNew: boolean };

async function run(work: (reached: Reached) => Promise<void>, kind: Kind): Promise<void> {
  try {
    const settings = readSettings(process.env);
    await using opened = new AsyncDisposableStack();
    const { connection, place } = await connect(settings, opened, kind);
    console.log(`In ${place}:`);
    await work({ settings, connection, opened });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function connect(
  settings: Connected['settings'],
  opened: AsyncDisposableStack,
  { isNew }: Kind,
) {
  const { databaseUrl, dataDir: explicit } = settings;
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl);
    const place = `the database ${pathname.slice(1)} on ${host || 'this machine'}`;
    return { connection: await reachDatabase(databaseUrl), place };
  }
  const { dataDir } = placeDataDir({ explicit, fallback: './data', checkout });
  if (!isNew && !isInUse(dataDir)) {
    throw new Error(`There is no database in ${dataDir}. This command needs the settings that Stepwise runs with:
DATABASE_URL, or DATA_DIR where its data are in another folder.`);
  }
  const postgres = await startPostgres({ dataDir, archive: archivePlace(settings, dataDir) });
  // A PostgreSQL that was already running belongs to the server.
  if (!postgres.adopted) opened.defer(postgres.leave);
  return { connection: postgres.connection, place: dataDir };
}
