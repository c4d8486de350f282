import { cpus } from 'node:os';
import { connections, logIn, must } from '../client.ts';
import { fillBig, type Size } from '../database/big.ts';
import { type Fill, openPrepared } from '../database/open.ts';
import { type Effort, measure, type Subject } from '../measure.ts';
import { measuredToday, writeToPage } from '../performance-page.ts';
import { cpuOf, cpuOfPostgres, postmasterOf } from '../processes.ts';
import { startApp } from '../server.ts';
import { addOrganisations } from './organisations.ts';

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

/** What each list costs to whoever sees everything, and within one organisation, of whatever size. */
export async function benchScope(size: Size, effort: Effort, script: string, password: string) {
  await using opened = new AsyncDisposableStack();
  const fill: Fill = (client, _connection, hash) => fillBig(client, size, hash);
  const prepared = await openPrepared({ fill, password }, opened);
  const own = await addOrganisations(prepared.client, size);
  const app = await startApp(prepared.dataDir, script);
  opened.defer(app.stop);
  const to = connections(app.origin, 1);
  opened.defer(to.close);
  const callers = [['everybody', prepared.work.admin], ...own] as const;
  const headers = new Map(
    await Promise.all(
      callers.map(async ([name, email]) => [name, await logIn(to, email, password)] as const),
    ),
  );
  const postmaster = postmasterOf(prepared.dataDir);
  const cpu = () => ({ node: cpuOf(app.pid), postgres: cpuOfPostgres(postmaster) });
  const calling = (path: string, caller: string): Subject => ({
    run: () => must(to.send({ method: 'GET', path }, headers.get(caller))),
    turns: 1,
    cpu,
  });

  const rows = [
    ['list', ...headers.keys()],
    ['---', ...callers.map(() => '--:')],
  ];
  for (const [list, path] of Object.entries(lists)) {
    const subjects = [...headers.keys()].map((caller) => [caller, calling(path, caller)] as const);
    const figures = Object.values(await measure(Object.fromEntries(subjects), 1, effort));
    const costs = figures.map(({ p50, postgres }) => `${p50.toFixed(1)} (${postgres.toFixed(1)})`);
    rows.push([list, ...costs]);
  }
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  console.log(table);
  if (size.users < 100_000) return;
  const among = Object.entries({
    organisations: size.organisations,
    people: size.users,
    reflections: size.reflections,
  }).map(([what, number]) => `${number.toLocaleString('en-NZ')} ${what}`);
  const note = `Among ${among.join(', ')}; ${cpus().length} cores. ${measuredToday()}`;
  writeToPage('scope', `${table}\n\n${note}`);
}
