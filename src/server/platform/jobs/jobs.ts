import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Topic } from '#contract/topics.ts';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import type { Connection, Db } from '#server/platform/data/database.ts';
import { outageOf } from '#server/platform/data/outage.ts';
import { errorForLog } from '#server/platform/http/error-handler.ts';

/** A queue with the type of its data, which is stored as it is: no secrets. */
export type JobKind<Data extends object> = {
  name: string;
  /** The topics that the work changes, so that open browsers read them again. */
  topics: readonly Topic[];
  /** Takes longer than a minute, perhaps hours. */
  isLong: boolean;
  /** Hands a mail to the mail server, so that its failing is that of mails. */
  sendsMail: boolean;
  data?: Data;
};

export type WorkKind<Data extends object> = JobKind<Data> & { sendsMail: false };
type MailKind<Data extends object> = JobKind<Data> & { sendsMail: true };

export const jobKind = <Data extends object>(
  name: string,
  topics: readonly Topic[] = [],
  { isLong = false } = {},
): WorkKind<Data> => ({ name, topics, isLong, sendsMail: false });

export const mailKind = <Data extends object>(name: string): MailKind<Data> => ({
  name,
  topics: [],
  isLong: false,
  sendsMail: true,
});

/** What became of a mail: one that there was no reason to send any more says nothing of the mail server. */
export type MailOutcome = { sent: boolean };
type Outcome = MailOutcome | undefined;

/** May run twice where a process dies half-way, so running it again must be harmless. */
export type JobHandler = {
  kind: JobKind<object>;
  run: (data: object, jobId: string) => Promise<Outcome>;
};

export const jobHandler = <Data extends object>(
  kind: WorkKind<Data>,
  run: (data: Data, jobId: string) => Promise<void>,
): JobHandler => ({
  kind,
  run: async (data, jobId) => {
    await run(data as Data, jobId);
    return undefined;
  },
});

export const mailHandler = <Data extends object>(
  kind: MailKind<Data>,
  run: (data: Data, jobId: string) => Promise<MailOutcome>,
): JobHandler => ({ kind, run: (data, jobId) => run(data as Data, jobId) });

/** Says which try failed, where the error is that of a job, by what may stand in a log. */
type ReportError = (error: Error, job?: { kind: string; id: string }) => void;

export type Jobs = {
  /** Adds the job in the caller's transaction: it runs if, and only if, that is committed. */
  add: <Data extends object>(ctx: { db: Db }, kind: JobKind<Data>, data: Data) => Promise<void>;
  /** The same for many at once, to run now or some seconds later. */
  addAll: <Data extends object>(
    ctx: { db: Db },
    kind: JobKind<Data>,
    data: Data[],
    delay?: { seconds: number },
  ) => Promise<void>;
  /** Runs jobs that failed once more, if and only if the caller's transaction is committed. */
  retry: (ctx: { db: Db }, failed: readonly { uuid: string; kind: string }[]) => Promise<void>;
};

export type JobQueue = Jobs & {
  boss: PgBoss;
  /** Takes jobs from now on, several nodes side by side. */
  work: (handlers: readonly JobHandler[]) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Ten retries over about an hour; then the job stays as failed for somebody to look at. A job whose
 * process died half-way is retried after a minute.
 */
const retries = {
  retryLimit: 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
} as const;

/** Its process says twice a minute that it still works, so that a killed one is noticed all the same. */
const longRun = { expireInSeconds: 12 * 60 * 60, heartbeatSeconds: 60 } as const;

/**
 * For pg-boss's own queries; it passes this on to node-postgres. Without it, a database that hangs
 * would keep the connections until the network gives them up.
 */
const queueTimeouts = { query_timeout: 60_000 };

/** Connects to the queue and makes sure its tables and the queues of `kinds` are there. */
export async function openJobs(
  connection: Connection,
  kinds: readonly JobKind<object>[],
  onError: ReportError = () => undefined,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...connection,
    ...queueTimeouts,
    max: 3,
    application_name: applicationName('jobs'),
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', (error) => onError(error));
  await boss.start();
  for (const { name, isLong } of kinds)
    await boss.createQueue(name, { ...retries, ...(isLong && longRun), notify: true });

  return {
    boss,
    add: async ({ db }, { name }, data) => {
      await boss.send(name, data, { db: fromDrizzle(db, sql) });
    },
    addAll: async ({ db }, { name }, list, { seconds: startAfter } = { seconds: 0 }) => {
      if (list.length === 0) return;
      const jobs = list.map((data) => ({ data, startAfter }));
      await boss.insert(name, jobs, { db: fromDrizzle(db, sql) });
    },
    retry: async ({ db }, failed) => {
      for (const [kind, its] of Object.entries(Object.groupBy(failed, ({ kind }) => kind))) {
        const ids = its?.map(({ uuid }) => uuid) ?? [];
        await boss.retry(kind, ids, { db: fromDrizzle(db, sql) });
      }
    },
    work: async (handlers) => {
      for (const { kind, run } of handlers) await workOn(boss, kind.name, run, onError);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** One at a time: in a batch, one job that fails would make the others run again. */
async function workOn(boss: PgBoss, name: string, run: JobHandler['run'], onError: ReportError) {
  // Retries come due without a notification: by default pg-boss polls every 30 seconds.
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;
  let worker = '';
  const options = { batchSize: 1, includeMetadata: true, ...polling } as const;
  worker = await boss.work(name, options, async (jobs: JobWithMetadata<object>[]) => {
    const begun = performance.now();
    const [job] = jobs;
    if (!job) return;
    try {
      const outcome = await run(job.data, job.id);
      await complete(boss, job, outputOf(job, outcome), begun);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      onError(error, { kind: name, id: job.id });
      // The queue stores what is thrown, so not the values of a failed query: they are personal, and
      // if the queue can't store them, it never retries the job.
      const { code, message } = errorForLog(error);
      throw Object.assign(new Error(code ? `${code} ${message}` : message), { at: job.startedOn });
    } finally {
      // One notification may stand for many jobs, so the worker looks for the next one at once.
      boss.notifyWorker(worker);
    }
  });
}

/**
 * What a done job leaves behind. One that failed, and then had nothing to send, has not shown that mails
 * leave again: the failure stays with it.
 */
export const outputOf = (
  { output: failure }: Pick<JobWithMetadata, 'output'>,
  outcome: Outcome,
): object | undefined => (outcome?.sent === false && failure ? { ...outcome, failure } : outcome);

/** In milliseconds. Past it the queue may have given the job to another node. */
const GIVE_UP_AFTER = (retries.expireInSeconds - 5) * 1_000;
const PAUSE = 500;

/**
 * Writes down that a job is done, again and again while the database is away: pg-boss tries once,
 * and a job it could not complete is done a second time, so that its mail would be sent twice.
 */
async function complete(
  boss: PgBoss,
  { name, id }: Pick<Job, 'name' | 'id'>,
  output: object | undefined,
  begun: number,
): Promise<void> {
  try {
    await boss.complete(name, id, output);
  } catch (error) {
    const isTooLate = performance.now() - begun > GIVE_UP_AFTER;
    if (isTooLate || !(error instanceof Error) || !outageOf(error)) throw error;
    await delay(PAUSE);
    return complete(boss, { name, id }, output, begun);
  }
}

/** How many jobs wait, and how many were given up after their last try. */
export async function countJobs(db: Db): Promise<{ waiting: number; failed: number }> {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state <> 'completed'`);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
