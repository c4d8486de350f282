import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { buildApp } from '#server/app.ts';
import { jobKinds } from '#server/job-list.ts';
import { type Database, openDatabase } from '#server/platform/data/database.ts';
import { jobHandler, jobKind } from '#server/platform/jobs/jobs.ts';
import { readExposition } from '#testing/exposition.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';
import { openMetrics } from './metrics.ts';

/** The product on a database of its own, measured as with METRICS_PORT. */
async function measuredWorld(database?: Database) {
  const world = await newWorld({ METRICS_PORT: '0' });
  const metrics = await openMetrics(world.settings.metrics, 'test');
  const app = await buildApp({ ...world.given, metrics });
  const pools = { requests: database ?? world.database };
  const address = await metrics.serve({ pools, kinds: jobKinds });
  onTestEnd(async () => {
    await app.close();
    await metrics[Symbol.asyncDispose]();
  });
  const scrape = async () => readExposition(await (await fetch(address)).text());
  return { ...world, app, metrics, address, scrape };
}

type Families = ReturnType<typeof readExposition>;

function figure(families: Families, name: string, labels: Record<string, string> = {}) {
  const samples = families.flatMap((family) => family.samples);
  const found = samples.filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  return found.length === 1 ? found[0]?.value : found.length;
}

const routesIn = (families: Families) =>
  new Set(families.flatMap(({ samples }) => samples.flatMap(({ labels }) => labels.route ?? [])));

test('requests are counted by the pattern of their route and their status, with how long they took', async () => {
  const { app, scrape } = await measuredWorld();
  const url = '/api/certificates/AAAA-BBBB-CCCC';
  await app.inject({ url, headers: { host: 'stepwise.test' } });
  await app.inject({ url, headers: { host: 'stepwise.test' } });

  const families = await scrape();

  const labels = { method: 'GET', route: '/api/certificates/:code' };
  expect(figure(families, 'stepwise_http_requests_total', { ...labels, status: '404' })).toBe(2);
  const seconds = 'stepwise_http_request_duration_seconds';
  expect(figure(families, `${seconds}_count`, labels)).toBe(2);
  expect(figure(families, `${seconds}_bucket`, { ...labels, le: '+Inf' })).toBe(2);
});

test('nobody can add a label: hostile addresses, hosts, methods and ids are counted as ours', async () => {
  const { app, scrape } = await measuredWorld();
  const id = '7c9e6679-7425-40de-944b-e07fc1f90afa';
  const paths = [
    ...Array.from({ length: 40 }, (_, number) => `/no-such-page-${number}?q=hana@school.example`),
    `/api/admin/user/show/${id}`,
    `/verify-email/${id}/secret-hash`,
    '/api/admin/user/search/Hana%20Ngata',
    '/"}%0Astepwise_forged_total%201%0A',
    '/%E0%A4%A/..%2f..%2fetc/passwd',
    `/${'a'.repeat(5_000)}`,
  ];
  for (const url of paths) {
    await app.inject({ url, headers: { host: 'stepwise.test', 'user-agent': 'x"}\n1' } });
    await app.inject({ url, headers: { host: 'another.example' } });
  }
  await app.inject({ method: 'PROPFIND' as 'GET', url: '/', headers: { host: 'stepwise.test' } });

  const families = await scrape();

  const ours = new Set([...app.servedRoutes.map(({ url }) => url), '(none)']);
  expect([...routesIn(families)].filter((route) => !ours.has(route))).toEqual([]);
  const labels = JSON.stringify(families.flatMap((family) => family.samples));
  expect(labels).not.toMatch(/hana|no-such|secret|forged|another|PROPFIND|aaaa|[0-9a-f]{8}-/i);
});

test('jobs, mails and certificates are counted, and what waits has an age', async () => {
  const world = await measuredWorld();
  const { metrics, scrape, db } = world;
  const kind = jobKind<{ word: string }>('import.read');
  const failing = jobHandler(kind, async () => {
    throw new Error('away');
  });
  const [job] = metrics.measureJobs([failing]);
  await expect(job?.run({}, 'one')).rejects.toThrow('away');
  const mailer = metrics.measureMails({ send: async () => undefined, close: () => undefined });
  await mailer.send({ id: 'a', to: { name: '', address: '' }, subject: '', text: '', html: '' });
  const aroha = await world.person('Aroha', 'independent_learner');
  const area = await world.reflection(aroha);
  const mentor = await world.person('Hana', 'mentor');
  const body = { reflection: area.uuid };
  await world.as(mentor)(signOff, { body });
  await db.execute(`update pgboss.job set created_on = now() - interval '90 s'
    where name = 'certificate.draw'`);

  const families = await scrape();

  const tries = 'stepwise_job_tries_total';
  expect(figure(families, tries, { kind: 'import.read', outcome: 'failed' })).toBe(1);
  expect(figure(families, 'stepwise_mails_total', { outcome: 'done' })).toBe(1);
  expect(figure(families, 'stepwise_certificates_issued_total')).toBe(1);
  const draw = { kind: 'certificate.draw' };
  expect(figure(families, 'stepwise_jobs', { ...draw, state: 'waiting' })).toBe(1);
  expect(figure(families, 'stepwise_job_oldest_age_seconds', draw)).toBeGreaterThanOrEqual(90);
  expect(figure(families, 'stepwise_job_oldest_age_seconds', { kind: 'import.read' })).toBe(0);
  expect(figure(families, 'stepwise_database_connections_max', { pool: 'requests' })).toBe(10);
  const named = families.map(({ name }) => name);
  expect(named).toContain('process_resident_memory_bytes');
  expect(named).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('without the database the rest is still told, and that it is away', async () => {
  const away = openDatabase({ connectionString: 'postgres://127.0.0.1:1/nothing-listens' });
  onTestEnd(away.close);
  const { scrape } = await measuredWorld(away);

  const families = await scrape();

  expect(figure(families, 'stepwise_database_up')).toBe(0);
  expect(figure(families, 'stepwise_jobs')).toBe(0);
  expect(figure(families, 'process_start_time_seconds')).toBeGreaterThan(0);
});

test('the port has /metrics on this machine, to be read, and nothing else', async () => {
  const { address } = await measuredWorld();
  expect(new URL(address).hostname).toBe('127.0.0.1');
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const others = [
    fetch(address, { method: 'POST' }),
    fetch(new URL('/', address)),
    fetch(new URL('/api/user', address)),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 404]);
  const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: await answer.text(),
    encoding: 'utf8',
  });
  // Where Prometheus is installed it has the last word; elsewhere what we read above does.
  expect(status === null ? 'no promtool' : stderr).toMatch(/^(no promtool)?$/);
});

test('a port that is taken is named, and without METRICS_PORT nothing listens', async () => {
  const { address } = await measuredWorld();
  const taken = Number(new URL(address).port);
  const second = await openMetrics({ port: taken, host: '127.0.0.1' }, 'test');
  const measured = { pools: {}, kinds: [] };
  await expect(second.serve(measured)).rejects.toThrow(`METRICS_PORT ${taken} of METRICS_HOST`);
  const off = await openMetrics(null, 'test');
  expect(await off.serve(measured)).toBe('');
});
