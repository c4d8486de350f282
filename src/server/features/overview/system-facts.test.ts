import { expect, test } from 'vitest';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { systemFacts } from '#contract/system/overview.ts';
import {
  bypassCookie,
  endMaintenance,
  startMaintenance,
} from '#server/platform/http/protection/maintenance.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import { newWorld } from '#testing/world.ts';

test('an administrator reads what runs here, how jobs fare and what each call needs', async () => {
  const world = await newWorld();
  const aroha = await world.person('Aroha', 'admin');
  const kind = jobKind<{ word: string }>('test.given-up');
  await world.jobs.boss.createQueue(kind.name, { retryLimit: 0 });
  await world.jobs.add(world, kind, { word: 'tahi' });
  await world.jobs.add(world, kind, { word: 'rua' });
  const [job] = await world.jobs.boss.fetch(kind.name);
  await world.jobs.boss.fail(kind.name, job?.id ?? '');

  const { reply } = await world.as(aroha)(systemFacts, {});

  expect(reply.system).toMatchObject({
    environment: 'test',
    mail: 'folder',
    jobs: { waiting: 1, failed: 1 },
    maintenance: false,
  });
  expect(reply.system.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(reply.system.postgres).toMatch(/^\d+/);
  expect(reply.calls).toEqual(
    endpoints.map((endpoint) => {
      const { method, path, allow } = endpoint;
      return { method, path, summary: schemasOf(endpoint).summary, allow };
    }),
  );
});

test('it tells when the product is closed for maintenance', async () => {
  const world = await newWorld();
  const aroha = await world.person('Aroha', 'admin');
  const secret = await startMaintenance(world.db, new Date());
  // Whoever closed it has a way in, whether the gates have heard of it yet or not.
  const headers = { cookie: `${bypassCookie}=${secret}` };
  const read = async () =>
    (await world.as(aroha)(systemFacts, {}, { headers })).reply.system?.maintenance;

  expect(await read()).toBe(true);
  await endMaintenance(world.db);
  expect(await read()).toBe(false);
});
