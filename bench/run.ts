import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { builtClient } from '../scripts/web-build.ts';
import { benchAnswerTimes } from './answer-times.ts';
import { benchAttacks } from './attacks.ts';
import { connections, logIn, visit } from './client.ts';
import { compare, recordAll } from './compare.ts';
import { fillBig, sizes } from './database/big.ts';
import { type Fill, openPrepared } from './database/open.ts';
import { benchGrowth } from './growth/growth.ts';
import { allJobs } from './jobs/index.ts';
import { wholeReads } from './plans.ts';
import { memoryOf, memoryOfStack, postmasterOf } from './processes.ts';
import { table } from './report.ts';
import { benchScope } from './scope/scope.ts';
import { startApp } from './server.ts';
import { measureSockets } from './sockets.ts';

const { values: options } = parseArgs({
  options: {
    /** A smaller big database and short slices: a minute for both. `npm test` runs it, so it keeps working. */
    quick: { type: 'boolean', default: false },
    /** `demo` or `big`: that database alone; `sockets`: pages that only listen; `attacks`: attacks; `answer-times`: logins; `scope`: lists of one organisation. */
    only: { type: 'string' },
    /** The jobs whose names match this expression. */
    jobs: { type: 'string', default: '' },
    /** Bigger and bigger databases: writes docs/images/growth.svg and its table. Half an hour. */
    growth: { type: 'boolean', default: false },
    /** Users of those databases, also of one alone. A million takes twenty minutes to fill, and 25 GB. */
    sizes: { type: 'string', default: '1000,10000,100000' },
    /** Without the web client, while it does not build. */
    'api-only': { type: 'boolean', default: false },
  },
});
const size = options.quick ? sizes.quick : sizes.full;
const effort = options.quick ? { rounds: 1, ms: 45, starts: 1 } : { rounds: 6, ms: 300, starts: 3 };
const script = options['api-only'] ? '../bench/api-only' : 'start';
/** Milliseconds, until connections and threads that nobody needs have ended. */
const QUIET = 15_000;
const password = 'kea-tūī-weka-pīwakawaka';

const databases: { only: string; name: string; fill: Fill }[] = [
  {
    only: 'demo',
    name: 'the demo data',
    fill: async (...given) => (await import('./database/demo.ts')).fillDemo(...given),
  },
  {
    only: 'big',
    name: `${size.users} users, ${size.organisations} organisations, ${size.subscriptions} subscriptions, ${size.reflections} reflections, ${size.reflections * 5} answers, ${size.areas} areas, ${size.pods} pods`,
    fill: (client, _connection, hash) => fillBig(client, size, hash),
  },
];

if (!options['api-only']) builtClient();
console.log('Milliseconds. Slices of each subject in turn, all in one run; what else this machine');
console.log(
  'does is in all of them. CPU is per request; bare = the same SQL by pg alone, in series.',
);
if (options.growth) await benchGrowth(options.sizes.split(',').map(Number), script, password);
for (const { only, name, fill } of options.growth ? [] : databases) {
  if (!options.only || options.only === only) await benchOn(name, fill, only === 'big');
}

if (!options.growth && (!options.only || options.only === 'sockets')) await benchSockets();
if (options.only === 'attacks') await benchAttacks(script, password);
if (options.only === 'scope') await benchScope(size, effort, script, password);
if (options.only === 'answer-times') await benchAnswerTimes(script, password);

async function benchSockets() {
  await using opened = new AsyncDisposableStack();
  const fill = async () => undefined;
  const { dataDir, connection } = await openPrepared({ fill, password }, opened);
  const app = await startApp(dataDir, script);
  opened.defer(app.stop);
  const listening = { sockets: 1_000, seconds: options.quick ? 5 : 30 };
  console.log(`\n${await measureSockets(app, connection, listening)}`);
}

async function benchOn(name: string, fill: Fill, isBig: boolean) {
  await using opened = new AsyncDisposableStack();
  const begun = performance.now();
  const prepared = await openPrepared({ fill, password }, opened);
  console.log(`\nOn ${name} (made in ${seconds(performance.now() - begun)}), with fsync`);

  const app = await startApp(prepared.dataDir, script);
  opened.defer(app.stop);
  const memory = () => memoryOfStack(app.pid, postmasterOf(prepared.dataDir));
  const atRest = memory();
  const to = connections(app.origin, 1);
  const [email = ''] = prepared.work.emails;
  const headers = {
    admin: await logIn(to, prepared.work.admin, password),
    mentor: await logIn(to, email, password),
    visitor: await visit(to),
  };
  to.close();

  const jobs = allJobs(prepared.work, password).filter(({ name }) =>
    new RegExp(options.jobs).test(name),
  );
  const bench = { prepared, app, headers };
  const noted = await recordAll(bench, jobs);
  if (isBig) await checkPlans(prepared.client, noted);
  const rows = await compare(bench, noted, effort, ({ job }) => {
    if (process.stderr.isTTY) process.stderr.write(`${job.padEnd(40)}\r`);
  });
  console.log(table(rows));
  const after = memory();
  console.log(
    `Memory (PSS) of the app and PostgreSQL: ${atRest} at rest, ${after} after all this; ` +
      `the app alone, resident: ${memoryOf(app.pid).most} MB at most`,
  );
  if (isBig) {
    await delay(QUIET);
    console.log(`${QUIET / 1000} seconds later: ${memory()}`);
  }

  await app.stop();
  console.log(`Cold start, PostgreSQL stopped before: ${await coldStarts(prepared.dataDir)}`);
}

async function checkPlans(...[client, noted]: Parameters<typeof wholeReads>) {
  const found = await wholeReads(client, noted);
  if (found.length > 0) throw new Error(`Tables that grow are read whole: ${found.join(', ')}`);
  console.log('No table that grows is read whole.');
}

async function coldStarts(dataDir: string): Promise<string> {
  const times: string[] = [];
  for (let time = 0; time < effort.starts; time += 1) {
    const app = await startApp(dataDir, script);
    times.push(seconds(app.startedIn));
    await app.stop();
  }
  return times.join(', ');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
