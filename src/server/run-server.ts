import type { Archive } from '#lib/embedded-postgres/index.ts';
import { buildApp } from './app.ts';
import { backupPlace } from './features/backups/index.ts';
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
import { listen } from './platform/http/listen.ts';
import { closeApp, withdraw } from './platform/http/shutdown.ts';
import { createI18n } from './platform/i18n/i18n.ts';
import { type JobQueue, openJobs } from './platform/jobs/jobs.ts';
import { openLive } from './platform/live/open-live.ts';
import { openMailer } from './platform/mail/mail.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import type { WebClient } from './platform/pages/web-client.ts';
import { type Settings, warningsAbout } from './platform/settings.ts';
import { runAtIntervals, scheduledTasks } from './schedule.ts';

export type Options = {
  /** The folder of this checkout. */
  checkout: string;
  /** Where data are stored unless DATA_DIR says otherwise. */
  dataDir: string;
  /** Asked for once the database is starting. */
  client: () => WebClient;
  /** Writes to the terminal, for people rather than for the log. */
  print: (line: string) => void;
  /** Runs before anything is written into the database; throws where it is the wrong one. */
  inspect?: (connection: Connection) => Promise<void>;
  /** Runs once the database is migrated, before the server takes requests. */
  prepare?: (
    dependencies: { database: Database; jobs: JobQueue },
    settings: Settings,
  ) => Promise<void>;
};

export type Connected = {
  dataDir: string;
  connection: Connection;
  revive: () => Promise<void>;
  archive: Archive | null;
};

type Given = Options & Connected & { closers: AsyncDisposableStack };

/** What comes before closing. */
type Ending = {
  /** Returns once nobody should send requests here any more. */
  withdraw: () => Promise<void>;
  /** Ends the log of lost connections, which are expected while stopping. */
  silence: () => void;
};

/** Opens all but the database, each part after those that it needs, and gives each to `closers`. */
export async function runServer(settings: Settings, given: Given): Promise<Ending> {
  const { closers, connection, revive, archive, dataDir, ...options } = given;
  const backgroundErrors = backgroundErrorLog(options.print);
  const onLost: typeof backgroundErrors.log = (error, job) => {
    backgroundErrors.log(error, job);
    if (!backgroundErrors.isStopping) revive().catch((failure) => backgroundErrors.log(failure));
  };

  await options.inspect?.(connection);
  await migrate(connection);
  const database = openDatabase(connection, { onLost });
  closers.defer(database.close);
  // Jobs have connections of their own, so that requests never wait for one.
  const jobDatabase = openDatabase(connection, { limits: workLimits, onLost });
  closers.defer(jobDatabase.close);
  const i18n = createI18n();
  await refreshTranslations({ db: database.db, i18n });
  const live = await openLive({
    settings: settings.live,
    connection,
    database,
    onError: (error) => backgroundErrors.log(error),
    beforeBroadcast: async ({ topics }) => {
      if (topics.includes('translations')) await refreshTranslations({ db: database.db, i18n });
    },
  });
  closers.defer(live.close);
  const metrics = closers.use(await openMetrics(settings.metrics, settings.site.environment));
  const drawing = openPdfThread();
  closers.defer(drawing.close);
  const jobs = await openJobs(connection, jobKinds, onLost);
  closers.defer(jobs.stop);
  const { site, stripe } = settings;
  const mailer = metrics.measureMails(openMailer({ ...settings.mail, dataDir, site }));
  closers.defer(async () => mailer.close());
  await options.prepare?.({ database: jobDatabase, jobs }, settings);

  const app = await buildApp({
    settings,
    database,
    jobs,
    live,
    i18n,
    client: options.client(),
    metrics,
    mailFolder: mailer.folder,
    archive,
  });
  for (const warning of warningsAbout(settings)) app.log.warn(warning);
  // With a message, because pino would log the error's, which may quote what people typed.
  backgroundErrors.log = (err, job) => app.log.error({ err, job }, 'failed in the background');
  closers.defer(() => closeApp(app));
  await live.listen();
  await listen(app, settings);
  await metrics.serve({ pools: { requests: database, jobs: jobDatabase }, kinds: jobKinds });
  const note = app.log.info.bind(app.log);
  const parts = { db: jobDatabase.db, jobs, live, site, i18n, drawing, mailer, stripe, note };
  const backups = backupPlace(settings, connection, dataDir);
  await jobs.work(metrics.measureJobs(jobHandlers({ ...parts, backups })));
  await resumeImports(parts);

  const tasks = scheduledTasks({ ...parts, archive }, settings);
  closers.defer(runAtIntervals(tasks, (error) => backgroundErrors.log(error)));
  return {
    withdraw: () => withdraw(app, settings.shutdownDelay),
    silence: () => backgroundErrors.silence(),
  };
}

/** Logs failures outside of requests: to the terminal at first, then to the app's log. */
function backgroundErrorLog(print: (line: string) => void) {
  return {
    isStopping: false,
    log: (error: Error, _job?: { kind: string; id: string }) => print(error.message),
    /** Lost connections are expected while stopping. */
    silence() {
      this.isStopping = true;
      this.log = () => undefined;
    },
  };
}
