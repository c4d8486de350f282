import { resolve } from 'node:path';
import { buildApp } from './app.ts';
import { purgeExpired } from './features/accounts/index.ts';
import { jobHandlers, jobKinds } from './job-list.ts';
import { type Connection, type Database, openDatabase } from './platform/database.ts';
import { type JobQueue, openJobs } from './platform/jobs.ts';
import { openMailer } from './platform/mail.ts';
import { migrate } from './platform/migrate.ts';
import { placeDataDir, startPostgres } from './platform/postgres/index.ts';
import type { Settings } from './platform/settings.ts';
import type { WebClient } from './platform/web-client.ts';

type Options = {
  /** The folder of this checkout, and where data live unless DATA_DIR says otherwise. */
  checkout: string;
  dataDir: string;
  client: WebClient;
  /** For people, not for the log: what happened and where to go. */
  say: (line: string) => void;
  /** Runs when the database is there and before anybody can ask for anything. */
  prepare?: (parts: { database: Database; jobs: JobQueue }, settings: Settings) => Promise<void>;
};

export type Running = {
  url: string;
  /** Takes no more requests, answers those under way, then closes everything. */
  stop: () => Promise<void>;
};

/** Brings the whole product up, in the order in which one part needs the other. */
export async function start(settings: Settings, options: Options): Promise<Running> {
  const dataDir = placeData(settings, options);

  // Closed in the reverse order of opening, whatever fails on the way up or down.
  await using opened = new AsyncDisposableStack();
  const connection = await connect(settings, dataDir, opened);
  let log = (error: Error) => options.say(error.message);
  const onError = (error: Error) => log(error);
  const database = openDatabase(connection, onError);
  opened.defer(database.close);
  await migrate(database.pool);
  const jobs = await openJobs(connection, jobKinds, onError);
  opened.defer(jobs.stop);
  const mailer = openMailer({ ...settings.mail, dataDir, site: settings.site });
  opened.defer(async () => mailer.close());
  await options.prepare?.({ database, jobs }, settings);

  const app = await buildApp({
    settings,
    database,
    jobs,
    mailFolder: mailer.folder,
    client: options.client,
  });
  log = (error) => app.log.error({ err: error });
  opened.defer(() => app.close());
  await app.listen({ port: settings.port, host: settings.host });
  await jobs.work(jobHandlers({ db: database.db, site: settings.site, mailer }));

  const purging = setInterval(() => void purge(database.db, onError), PURGE_EVERY).unref();
  opened.defer(() => clearInterval(purging));

  const parts = opened.move();
  return { url: settings.site.url, stop: () => parts.disposeAsync() };
}

const PURGE_EVERY = 6 * 60 * 60 * 1_000;

async function purge(db: Database['db'], log: (error: Error) => void) {
  try {
    await purgeExpired(db, new Date());
  } catch (error) {
    log(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Only a PostgreSQL of our own is particular about the folder; mails are written by this process. */
function placeData(settings: Settings, { checkout, dataDir: fallback, say }: Options): string {
  const explicit = settings.dataDir;
  if (settings.databaseUrl) return resolve(explicit ?? fallback);
  const { dataDir, moved } = placeDataDir({ explicit, fallback, checkout });
  if (moved) say(moved);
  return dataDir;
}

async function connect(
  { databaseUrl }: Settings,
  dataDir: string,
  opened: AsyncDisposableStack,
): Promise<Connection> {
  if (databaseUrl) return { connectionString: databaseUrl };
  const postgres = await startPostgres({ dataDir });
  opened.defer(postgres.stop);
  return postgres.connection;
}
