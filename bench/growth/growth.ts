import { readFileSync, writeFileSync } from 'node:fs';
import { connections, type Headers, logIn, must } from '../client.ts';
import { fillBig, sizeFor } from '../database/big.ts';
import { openPrepared } from '../database/open.ts';
import { growthJobs } from '../jobs/index.ts';
import type { Job } from '../jobs/job.ts';
import { watchBackends } from '../processes.ts';
import { startApp } from '../server.ts';
import { growthChart } from './chart.ts';

const rounds = 3;

/** Milliseconds of PostgreSQL's CPU for each call, in the order of the sizes. */
export type Grown = { job: string; costs: number[] };

/**
 * What each call costs PostgreSQL as the database grows to these numbers of users. CPU time, so other
 * load matters little. Written after each database but the first, since the biggest takes longest.
 */
export async function benchGrowth(sizes: readonly number[], script: string, password: string) {
  const grown = new Map<string, number[]>();
  for (const [index, users] of sizes.entries()) {
    for (const [job, cost] of await costsOn(users, script, password)) {
      grown.set(job, [...(grown.get(job) ?? []), cost]);
      console.log(`${users} users: ${job} ${cost.toFixed(2)} ms`);
    }
    if (index > 0) write(sizes.slice(0, index + 1), grown);
  }
}

function write(sizes: readonly number[], grown: ReadonlyMap<string, number[]>) {
  const rows = [...grown].map(([job, costs]) => ({ job, costs }));
  writeFileSync('docs/images/growth.svg', growthChart(sizes, rows));
  const page = 'docs/performance.md';
  const table = `<!-- growth -->\n\n${markdown(sizes, rows)}\n\n<!-- end of growth -->`;
  const between = /<!-- growth -->.*<!-- end of growth -->/s;
  writeFileSync(page, readFileSync(page, 'utf8').replace(between, table));
}

async function costsOn(users: number, script: string, password: string) {
  await using opened = new AsyncDisposableStack();
  const prepared = await openPrepared(
    { fill: (client, _connection, hash) => fillBig(client, sizeFor(users), hash), password },
    opened,
  );
  const app = await startApp(prepared.dataDir, script);
  opened.defer(app.stop);
  const to = connections(app.origin, 1);
  opened.defer(to.close);
  const { work, client } = prepared;
  const headers: Record<string, Headers> = {
    admin: await logIn(to, work.admin, password),
    mentor: await logIn(to, work.emails[0] ?? '', password),
  };
  const costs: [string, number][] = [];
  for (const job of growthJobs(work)) {
    const once = () => callAll(job, (call) => must(to.send(call, headers[job.by])));
    // The first round fills caches, and lets PostgreSQL decide on plans.
    await once();
    await job.undo?.(client);
    let spent = 0;
    let calls = 0;
    for (let round = 0; round < rounds; round += 1) {
      const spentSince = await watchBackends(client);
      calls += await once();
      spent += await spentSince();
      await job.undo?.(client);
    }
    costs.push([job.name, spent / calls]);
  }
  return costs;
}

/** At least thirty calls; where they write, each once. */
async function callAll(
  { calls, undo }: Job,
  send: (call: Job['calls'][number]) => Promise<unknown>,
) {
  const few = calls.slice(0, 60);
  const times = undo ? 1 : Math.ceil(30 / few.length);
  for (let time = 0; time < times; time += 1) {
    for (const call of few) await send(call);
  }
  return few.length * times;
}

function markdown(sizes: readonly number[], rows: readonly Grown[]): string {
  const heads = sizes.map((users) => `${users.toLocaleString('en-NZ')} users`);
  const lines = rows.map(({ job, costs }) => {
    const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1);
    return `| ${job} | ${costs.map((cost) => cost.toFixed(2)).join(' | ')} | ${growth.toFixed(1)} × |`;
  });
  return [
    `| call | ${heads.join(' | ')} | growth |`,
    `|---|${'--:|'.repeat(heads.length + 1)}`,
    ...lines,
  ].join('\n');
}
