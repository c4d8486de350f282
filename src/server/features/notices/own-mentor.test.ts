import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { learnerMentors, users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { startDueDigests } from './mails/digest.ts';
import { nextDigestAt } from './mails/digest-time.ts';
import { noticesOf } from './notices.test-support.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let sentences: ReturnType<typeof noticesOf>['sentences'];
let learner: Person;
let hana: Person;
let ngaire: Person;
let area: string;
beforeEach(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  ({ sentences } = noticesOf(world));
  learner = await world.person('Mere Tāne', 'independent_learner');
  hana = await world.person('Hana Rewi', 'mentor');
  ngaire = await world.person('Ngaire Ānaru', 'mentor');
  area = await world.area('Belonging');
  await world.ask({ area }, ['What did you notice?']);
  await world.assign(learner, [area]);
  const own = { learner: learner.uuid, mentor: hana.uuid, since: new Date() };
  await world.db.insert(learnerMentors).values(own);
});

test("only the learner's own mentor is notified of a submission", async () => {
  await loop.submitted(learner, { area });

  expect(await sentences(hana)).toEqual(['Mere Tāne submitted “Belonging”.']);
  expect(await sentences(ngaire)).toEqual([]);
});

test('where that mentor has left, every mentor is notified', async () => {
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, hana.uuid));
  await loop.submitted(learner, { area });

  expect(await sentences(ngaire)).toEqual(['Mere Tāne submitted “Belonging”.']);
});

test('of a resubmission both the mentor who sent it back and the own mentor are notified', async () => {
  const rewi = await world.person('Rewi', 'mentor');
  const { uuid } = await loop.submitted(learner, { area });
  await loop.giveBack(ngaire, uuid, { 0: 'Who else?' });
  await loop.submit(learner, uuid);

  const again = 'Mere Tāne submitted “Belonging” again.';
  expect((await sentences(ngaire))[0]).toBe(again);
  expect((await sentences(hana))[0]).toBe(again);
  expect(await sentences(rewi)).toEqual([]);
});

test('a digest leaves out what waits for somebody else', async () => {
  await loop.submitted(learner, { area });
  const morning = nextDigestAt(new Date('2030-03-01T12:00:00Z'));
  await startDueDigests(world, morning);
  await world.runJobs(morning);

  expect(await world.mailTo(hana)).toHaveLength(1);
  expect(await world.mailTo(ngaire)).toEqual([]);
});
