import { beforeAll, expect, test } from 'vitest';
import { notices } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type World } from '#testing/world.ts';
import { purgeNotices } from './purge.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const DAY = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

test('notices are kept for half a year, read or not', async () => {
  await world.person('Hana', 'mentor');
  await reflectionSteps(world).submitted(await world.person('Mere', 'independent_learner'));

  await purgeNotices(world.db, inDays(179));
  expect(await world.db.$count(notices)).toBe(1);
  await purgeNotices(world.db, inDays(181));
  expect(await world.db.$count(notices)).toBe(0);
});
