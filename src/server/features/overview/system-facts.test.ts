import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { systemFacts } from '#contract/overview.ts';
import { reopen } from '#server/platform/closing.ts';
import { jobKind } from '#server/platform/jobs.ts';
import { maintenance } from '#server/schema/index.ts';
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
    endpoints.map(({ method, path, summary, allow }) => ({ method, path, summary, allow })),
  );
});

test('it says when the product is closed for maintenance', async () => {
  const world = await newWorld();
  const aroha = await world.person('Aroha', 'admin');
  const read = async () => (await world.as(aroha)(systemFacts, {})).reply.system?.maintenance;
  await world.as(aroha)(systemFacts, {});
  // Beside the gates, which know of it a second later: until then the page can still be asked for.
  const closed = { on: true, since: new Date(), bypassHash: Buffer.alloc(32) };
  await world.db.insert(maintenance).values(closed);
  expect(await read()).toBe(true);
  await reopen(world.db);
  expect(await read()).toBe(false);
});
