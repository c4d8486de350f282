import { setTimeout as delay } from 'node:timers/promises';
import type { Registry } from '@prometheus-io/client';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '#server/platform/data/database.ts';
import { type JobCount, jobStates, unfinishedJobs } from '#server/platform/jobs/unfinished-jobs.ts';
import { certificateNumbers } from '#server/schema/index.ts';
import type { MetricsClient } from './metrics.ts';

/** What can be measured of the database: pools by name, and every kind of job there is. */
export type Measured = {
  pools: Readonly<Record<string, Database>>;
  kinds: readonly { name: string }[];
};

/** In milliseconds. Prometheus gives up a scrape after ten seconds. */
const TIMEOUT = 2_000;

type Facts = { jobs: JobCount[]; certificates: number };

/**
 * What the database knows, the same on every node, and this node's connections. `refresh` reads it
 * before a scrape; without the database the rest is still told, and `stepwise_database_up` is 0.
 */
export function databaseMetrics(
  client: MetricsClient,
  registry: Registry,
  { pools, kinds }: Measured,
) {
  poolMetrics(client, registry, pools);
  const gauges = factMetrics(client, registry);
  const [first] = Object.values(pools);
  const readFacts = first && latestFacts(first.db);
  return async function refresh() {
    const facts = await readFacts?.();
    gauges.up.set(facts ? 1 : 0);
    gauges.jobs.reset();
    gauges.age.reset();
    gauges.certificates.reset();
    if (!facts) return;
    gauges.certificates.inc(facts.certificates);
    // Only kinds that this version knows: others may be left of an older one.
    for (const { name: kind } of kinds) {
      const own = facts.jobs.filter((each) => each.kind === kind);
      for (const state of jobStates) {
        const count = own.find((each) => each.state === state)?.count ?? 0;
        gauges.jobs.set({ kind, state }, count);
      }
      gauges.age.set({ kind }, Math.max(0, ...own.map(({ age }) => age)));
    }
  };
}

function factMetrics({ Counter, Gauge }: MetricsClient, registry: Registry) {
  const registers = [registry];
  return {
    up: new Gauge({
      name: 'stepwise_database_up',
      help: 'Whether the database answered this scrape within two seconds.',
      registers,
    }),
    jobs: new Gauge({
      name: 'stepwise_jobs',
      help: 'Jobs in the queue of all nodes; those that failed wait for an administrator.',
      labelNames: ['kind', 'state'] as const,
      registers,
    }),
    age: new Gauge({
      name: 'stepwise_job_oldest_age_seconds',
      help: 'How long the oldest job has waited that could have run, or is tried again.',
      labelNames: ['kind'] as const,
      registers,
    }),
    certificates: new Counter({
      name: 'stepwise_certificates_issued_total',
      help: 'Certificates issued by all nodes since the beginning, withdrawn ones among them.',
      registers,
    }),
  };
}

function poolMetrics({ Gauge }: MetricsClient, registry: Registry, pools: Measured['pools']) {
  const registers = [registry];
  const all = Object.entries(pools);
  new Gauge({
    name: 'stepwise_database_connections',
    help: 'Connections to the database, by pool: in use, or open and idle.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { pool: its }] of all) {
        this.set({ pool, state: 'in_use' }, its.totalCount - its.idleCount);
        this.set({ pool, state: 'idle' }, its.idleCount);
      }
    },
  });
  new Gauge({
    name: 'stepwise_database_connections_max',
    help: 'How many connections a pool opens at most.',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const [pool, { pool: its }] of all) this.set({ pool }, its.options.max);
    },
  });
  new Gauge({
    name: 'stepwise_database_connection_waiters',
    help: 'How much work waits for a connection of its pool.',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const [pool, { pool: its }] of all) this.set({ pool }, its.waitingCount);
    },
  });
}

/** One reading at a time, however many ask, and none that is waited for longer than the limit. */
function latestFacts(db: Db): () => Promise<Facts | undefined> {
  let reading: Promise<Facts | undefined> | undefined;
  return () => {
    reading ??= readFacts(db)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return Promise.race([reading, delay(TIMEOUT, undefined, { ref: false })]);
  };
}

async function readFacts(db: Db): Promise<Facts> {
  const [jobs, [issued]] = await Promise.all([
    unfinishedJobs(db),
    db
      .select({ total: sql<number>`coalesce(sum(${certificateNumbers.last}), 0)::int` })
      .from(certificateNumbers),
  ]);
  return { jobs, certificates: issued?.total ?? 0 };
}
