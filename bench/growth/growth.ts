import { writeFileSync } from 'node:fs';
import { connections, type Headers, logIn, must } from '../client.ts';
import { fillBig, sizeFor } from '../database/big.ts';
import { openPrepared } from '../database/open.ts';
import { growthJobs } from '../jobs/index.ts';
import type { Job } from '../jobs/job.ts';
import { readPage, writeToPage } from '../performance-page.ts';
import { watchBackends } from '../processes.ts';
import { startApp } from '../server.ts';
import { growthChart } from './chart.ts';
import { type Growth, markdown, readTable, withSize } from './growth-table.ts';

const rounds = 3;

/**
 * What each call costs PostgreSQL as the database grows to these numbers of users. CPU time, so other
 * load matters little. Each database is a column of the table, beside those that are there for other
 * sizes: so they may be measured one by one, whenever the machine is quiet.
 */
export async function benchGrowth(sizes: readonly number[], script: string, password: string) {
  for (const users of sizes) {
    const costs = new Map(await costsOn(users, script, password));
    for (const [job, cost] of costs) console.log(`${users} users: ${job} ${cost.toFixed(2)} ms`);
    write(withSize(readTable(readPage()), users, costs));
  }
}

function write(growth: Growth) {
  writeFileSync('docs/images/growth.svg', growthChart(growth));
  writeToPage('growth', markdown(growth));
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
    const undo = async () => {
      await job.settle?.(client);
      await job.undo?.(client);
    };
    // The first round fills caches, and lets PostgreSQL decide on plans.
    await once();
    await undo();
    let spent = 0;
    let calls = 0;
    for (let round = 0; round < rounds; round += 1) {
      const spentSince = await watchBackends(client);
      calls += await once();
      spent += await spentSince();
      await undo();
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
