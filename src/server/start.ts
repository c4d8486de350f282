import { resolve } from 'node:path';
import { placeDataDir, supervisePostgres } from '#lib/embedded-postgres/index.ts';
import { buildApp } from './app.ts';
import { openPdfThread } from './features/certificates/index.ts';
import { resumeImports } from './features/imports/index.ts';
import { refreshTranslations } from './features/localisation/index.ts';
import { jobHandlers, jobKinds } from './job-list.ts';
import {
  type Connection,
  type Database,
  openDatabase,
  workLimits,
} from './platform/data/database.ts';
import { migrate } from './platform/data/migrate.ts';
import { reachDatabase } from './platform/data/reach-database.ts';
import { drainConnections } from './platform/http/drain-connections.ts';
import { listen } from './platform/http/listen.ts';
import { createI18n } from './platform/i18n/i18n.ts';
import { type JobQueue, openJobs } from './platform/jobs/jobs.ts';
import { openLive } from './platform/live/open-live.ts';
import { openMailer } from './platform/mail/mail.ts';
import type { WebClient } from './platform/pages/web-client.ts';
import { type Settings, warningsAbout } from './platform/settings.ts';
import { scheduledTasks } from './schedule.ts';

type Options = {
  /** The folder of this checkout, and where data live unless DATA_DIR says otherwise. */
  checkout: string;
  dataDir: string;
  client: WebClient;
  /** For people, not for the log: what happened and where to go. */
  say: (line: string) => void;
  /** Runs before anything is written into the database, and may refuse it. */
  inspect?: (connection: Connection) => Promise<void>;
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
  const trouble = backgroundErrorLog(options.say);
  const { connection, revive } = await connect(settings, dataDir, opened);
  const onLost = (error: Error) => {
    trouble.log(error);
    if (!trouble.isExpected) revive().catch(trouble.log);
  };

  await options.inspect?.(connection);
  await migrate(connection);
  const database = openDatabase(connection, { onLost });
  opened.defer(database.close);
  // Long work has connections of its own: it takes none from those who wait for a page.
  const work = openDatabase(connection, { limits: workLimits, onLost });
  opened.defer(work.close);
  const texts = createI18n();
  await refreshTranslations({ db: database.db, texts });
  const live = await openLive({
    settings: settings.live,
    connection,
    database,
    onTrouble: (error) => trouble.log(error),
    before: async ({ topics }) => {
      if (topics.includes('translations')) await refreshTranslations({ db: database.db, texts });
    },
  });
  opened.defer(live.close);
  const drawing = openPdfThread();
  opened.defer(drawing.close);
  const jobs = await openJobs(connection, jobKinds, onLost);
  opened.defer(jobs.stop);
  const mailer = openMailer({ ...settings.mail, dataDir, site: settings.site });
  opened.defer(async () => mailer.close());
  await options.prepare?.({ database: work, jobs }, settings);

  const app = await buildApp({
    settings,
    database,
    jobs,
    live,
    texts,
    client: options.client,
    mailFolder: mailer.folder,
  });
  for (const warning of warningsAbout(settings)) app.log.warn(warning);
  // The message in so many words: pino's own would be the error's, which quotes what people typed.
  trouble.log = (err) => app.log.error({ err }, 'failed in the background');
  app.addHook('preClose', () => drainConnections(app.server));
  opened.defer(() => app.close());
  await live.listen();
  await listen(app, settings);
  const { site, stripe } = settings;
  const { db } = work;
  const note = app.log.info.bind(app.log);
  await jobs.work(jobHandlers({ db, jobs, live, site, texts, drawing, mailer, stripe, note }));
  await resumeImports({ db, jobs });

  for (const task of scheduledTasks({ db, jobs, site, texts }, stripe !== null)) {
    const run = () => {
      task.run(new Date()).catch(trouble.log);
    };
    if (task.atStart) run();
    const timer = setInterval(run, task.every).unref();
    opened.defer(() => clearInterval(timer));
  }

  const parts = opened.move();
  const stop = () => {
    trouble.expect();
    return parts.disposeAsync();
  };
  return { url: settings.site.url, stop };
}

/** Where failures go that no request waits for; lost connections are no trouble while stopping. */
function backgroundErrorLog(say: (line: string) => void) {
  return {
    isExpected: false,
    log: (error: Error) => say(error.message),
    expect() {
      this.isExpected = true;
      this.log = () => undefined;
    },
  };
}

/** Only a PostgreSQL of our own is particular about the folder; mails are written by this process. */
function placeData(settings: Settings, { checkout, dataDir: fallback, say }: Options): string {
  const explicit = settings.dataDir;
  if (settings.databaseUrl) return resolve(explicit ?? fallback);
  const { dataDir, moved } = placeDataDir({ explicit, fallback, checkout });
  if (moved) say(moved);
  return dataDir;
}

type Connected = { connection: Connection; revive: () => Promise<void> };

async function connect(
  { databaseUrl }: Settings,
  dataDir: string,
  opened: AsyncDisposableStack,
): Promise<Connected> {
  if (databaseUrl) {
    return { connection: await reachDatabase(databaseUrl), revive: async () => undefined };
  }
  const { connection, revive, leave } = await supervisePostgres({ dataDir });
  opened.defer(leave);
  return { connection, revive };
}
