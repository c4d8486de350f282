import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Call, connections, type Headers, logIn, must } from '../client.ts';
import { fillBig, type Size } from '../database/big.ts';
import { type Fill, openPrepared } from '../database/open.ts';
import { watchBackends } from '../processes.ts';
import { startApp } from '../server.ts';
import { addOrganisations } from './organisations.ts';

const rounds = 4;
const times = 5;

const lists = {
  people: '/api/admin/user/index',
  'people, searching': '/api/admin/user/search/mere',
  organisations: '/api/admin/organisation/index',
  subscriptions: '/api/admin/user/subscriptions',
  history: '/api/admin/history',
  overview: '/api/admin/overview',
  'mentors and learners': '/api/admin/caseload/learners',
  'load of each mentor': '/api/admin/caseload/mentors',
  progress: '/api/admin/mentor/progress',
  'queue of a mentor': '/api/admin/mentor/queue?mine=0',
};

/** Milliseconds: until the answer is there, and of PostgreSQL's CPU. */
type Cost = { p50: number; postgres: number };

/**
 * What each list costs to whoever sees everything, and within one organisation, of whatever size: in
 * turns, so that what else the machine does slows all of them alike.
 */
export async function benchScope(size: Size, script: string, password: string) {
  await using opened = new AsyncDisposableStack();
  const fill: Fill = (client, _connection, hash) => fillBig(client, size, hash);
  const prepared = await openPrepared({ fill, password }, opened);
  const own = await addOrganisations(prepared.client, size);
  const app = await startApp(prepared.dataDir, script);
  opened.defer(app.stop);
  const to = connections(app.origin, 1);
  opened.defer(async () => to.close());
  const callers: [string, Headers][] = [
    ['everybody', await logIn(to, prepared.work.admin, password)],
  ];
  for (const { members, email } of own)
    callers.push([`${thousands(members)} people`, await logIn(to, email, password)]);

  const rows: [string, Cost[]][] = [];
  for (const [list, path] of Object.entries(lists)) {
    const costs = await compared(callers, async (headers) => {
      const call: Call = { method: 'GET', path };
      await must(to.send(call, headers));
    });
    rows.push([list, costs]);
  }
  const table = markdown(
    callers.map(([name]) => name),
    rows,
  );
  console.log(table);
  if (size.users >= 100_000) write(table, size);

  /** The first round fills caches, and lets PostgreSQL decide on plans. */
  async function compared(
    callers: readonly [string, Headers][],
    ask: (headers: Headers) => Promise<void>,
  ): Promise<Cost[]> {
    const found = callers.map(() => ({ durations: [] as number[], postgres: 0 }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, [, headers]] of callers.entries()) {
        const spentSince = await watchBackends(prepared.client);
        const durations: number[] = [];
        for (let time = 0; time < times; time += 1) {
          const begun = performance.now();
          await ask(headers);
          durations.push(performance.now() - begun);
        }
        const one = found[index];
        if (round === 0 || !one) continue;
        one.durations.push(...durations);
        one.postgres += await spentSince();
      }
    }
    return found.map(({ durations, postgres }) => ({
      p50: durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0,
      postgres: postgres / durations.length,
    }));
  }
}

function markdown(callers: readonly string[], rows: readonly [string, Cost[]][]): string {
  const lines = rows.map(([list, costs]) => {
    const cells = costs.map(({ p50, postgres }) => `${p50.toFixed(1)} (${postgres.toFixed(1)})`);
    return `| ${list} | ${cells.join(' | ')} |`;
  });
  return [
    `| list | ${callers.join(' | ')} |`,
    `|---|${'--:|'.repeat(callers.length)}`,
    ...lines,
  ].join('\n');
}

const page = 'docs/performance.md';
const between = /<!-- scope -->.*<!-- end of scope -->/s;

function write(table: string, { users, organisations, reflections }: Size) {
  const day = new Date().toISOString().slice(0, 10);
  const among = `Among ${thousands(organisations)} organisations, ${thousands(users)} people and ${thousands(reflections)} reflections; measured on ${day}, ${cpus().length} cores.`;
  const text = `<!-- scope -->\n\n${table}\n\n${among}\n\n<!-- end of scope -->`;
  writeFileSync(page, readFileSync(page, 'utf8').replace(between, text));
}

const thousands = (number: number) => number.toLocaleString('en-NZ');
