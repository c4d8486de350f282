import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Topic } from '#contract/topics.ts';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import type { Connection, Db } from '#server/platform/data/database.ts';
import { errorForLog } from '#server/platform/http/error-handler.ts';

/** A consequence that must follow a fact. The type parameter is what its row carries: no secrets. */
export type JobKind<Data extends object> = {
  name: string;
  /** What screens show that the work changes. */
  topics: readonly Topic[];
  data?: Data;
};

export const jobKind = <Data extends object>(
  name: string,
  topics: readonly Topic[] = [],
): JobKind<Data> => ({ name, topics });

/** Does the work. It may run twice when a process dies halfway, so doing it again must be harmless. */
export type JobHandler = {
  kind: JobKind<object>;
  run: (data: object, jobId: string) => Promise<void>;
};

export const jobHandler = <Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, jobId: string) => Promise<void>,
): JobHandler => ({ kind, run: (data, jobId) => run(data as Data, jobId) });

export type Jobs = {
  /** Writes the job's row in the caller's transaction: no commit, no job; a commit, surely a job. */
  add: <Data extends object>(ctx: { db: Db }, kind: JobKind<Data>, data: Data) => Promise<void>;
  /** The same for many at once, to be done now or some seconds from now. */
  addAll: <Data extends object>(
    ctx: { db: Db },
    kind: JobKind<Data>,
    all: Data[],
    later?: { seconds: number },
  ) => Promise<void>;
};

export type JobQueue = Jobs & {
  boss: PgBoss;
  /** Takes jobs from now on, several nodes side by side. */
  work: (handlers: readonly JobHandler[]) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Ten tries over about an hour, then kept as failed for somebody to look at. One whose process died
 * halfway is taken up again after a minute.
 */
const retries = {
  retryLimit: 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
} as const;

/**
 * For its own queries, which nobody waits for: a database that hangs would otherwise keep its
 * connections until the network gives them up. pg-boss hands this on to node-postgres.
 */
const queueTimeouts = { query_timeout: 60_000 };

/** Connects to the queue and makes sure its tables and the queues of `kinds` are there. */
export async function openJobs(
  connection: Connection,
  kinds: readonly JobKind<object>[],
  onError: (error: Error) => void = () => undefined,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...connection,
    ...queueTimeouts,
    max: 3,
    application_name: applicationName('jobs'),
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  for (const { name } of kinds) await boss.createQueue(name, { ...retries, notify: true });

  return {
    boss,
    add: async ({ db }, { name }, data) => {
      await boss.send(name, data, { db: fromDrizzle(db, sql) });
    },
    addAll: async ({ db }, { name }, all, { seconds: startAfter } = { seconds: 0 }) => {
      if (all.length === 0) return;
      const jobs = all.map((data) => ({ data, startAfter }));
      await boss.insert(name, jobs, { db: fromDrizzle(db, sql) });
    },
    work: async (handlers) => {
      for (const { kind, run } of handlers) await workOn(boss, kind.name, run, onError);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** One at a time: in a batch, one that fails would make its neighbours run again. */
async function workOn(
  boss: PgBoss,
  name: string,
  run: JobHandler['run'],
  onError: (error: Error) => void,
) {
  // Retries come due without a notice: left alone, pg-boss looks for them every 30 seconds.
  const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;
  let worker = '';
  worker = await boss.work(name, { batchSize: 1, ...polling }, async (jobs: Job<object>[]) => {
    try {
      for (const job of jobs) await run(job.data, job.id);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      onError(error);
      // The queue stores what is thrown. The values of a failed query are personal and, being bytes,
      // may be refused by the queue itself, which then forgets to try again.
      const { code, message } = errorForLog(error);
      throw new Error(code ? `${code} ${message}` : message);
    } finally {
      // One notice may stand for many jobs: the next is looked for at once.
      boss.notifyWorker(worker);
    }
  });
}
