import { inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { notices } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let moveOn: ReturnType<typeof noticesOf>['moveOn'];
let subjects: ReturnType<typeof noticesOf>['subjects'];
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  ({ moveOn, subjects } = noticesOf(world));
});

let learner: Person;
let hana: Person;
beforeEach(async () => {
  learner = await world.person('Mere Tāne', 'independent_learner');
  hana = await world.person('Hana Rewi', 'mentor');
});

async function waiting(pod: string) {
  return (await world.reflection(learner, { pod: await world.pod(pod) })).uuid;
}

const giveBack = (reflection: string) => loop.giveBack(hana, reflection, { 0: 'Who else?' });

test('a mail that was sent when its process died is sent again as the same mail, with the same in it', async () => {
  await giveBack(await waiting('One'));
  await moveOn(10);
  await world.runJobs();
  const [first] = await world.mailTo(learner);
  await giveBack(await waiting('Two'));

  await world.db.execute(`update pgboss.job set state = 'created', completed_on = null
    where name = 'notices.at-once' and state = 'completed'`);
  await world.runJobs();

  const [again, ...others] = await world.mailTo(learner);
  expect(others).toEqual([]);
  expect(again?.messageId).toBe(first?.messageId);
  expect(again?.text).toBe(first?.text);
});

test('mails that two nodes send at the same moment carry each notice once', async () => {
  const all: string[] = [];
  for (let number = 1; number <= 6; number += 1) all.push(await waiting(`Pod ${number}`));
  await Promise.all(all.map(giveBack));
  await moveOn(10);
  await Promise.all(Array.from({ length: 6 }, () => world.runJobs()));

  expect(await subjects(learner)).toEqual(['6 new notices']);
  const rows = await world.db.select().from(notices).where(inArray(notices.reflection, all));
  expect(new Set(rows.map(({ mailId }) => mailId)).size).toBe(1);
});
