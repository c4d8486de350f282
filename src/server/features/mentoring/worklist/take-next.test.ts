import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { takeNext } from '#contract/mentoring/review-queue.ts';
import { here } from '#contract/mentoring/turns.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { reflections, users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
});

const next = async (mentor: Person) => (await world.as(mentor)(takeNext, {})).reply.reflection;
const mentors = (count: number) =>
  Promise.all(Array.from({ length: count }, () => world.person('Hana', 'mentor')));

test('mentors who ask at once are each given another reflection, and the last ones none', async () => {
  const learner = await world.person('Mere', 'independent_learner');
  const waiting = await Promise.all(Array.from({ length: 5 }, () => world.reflection(learner)));
  const asking = await mentors(8);

  const given = (await Promise.all(asking.map(next))).map((reflection) => reflection?.uuid);

  const taken = given.filter((uuid) => uuid !== undefined);
  expect(taken.toSorted()).toEqual(waiting.map(({ uuid }) => uuid).toSorted());
  await world.db.delete(reflections);
});

test('who was given a reflection has it open, and is given the same again', async () => {
  const [hana, rewi] = await mentors(2);
  if (!hana || !rewi) throw new Error('There are two mentors.');
  const learner = await world.person('Mārama', 'independent_learner');
  const { uuid } = await world.reflection(learner);

  const named = { uuid, learner: { uuid: learner.uuid, name: 'Mārama' }, why: 'without_mentor' };
  expect(await next(hana)).toEqual(named);
  expect(await next(rewi)).toBeNull();
  expect(await next(hana)).toEqual(named);
  const { reply } = await world.as(rewi)(here, { body: { reflection: uuid } });
  expect(reply.others).toMatchObject([{ uuid: hana.uuid }]);

  await world.as(hana)(here, { body: { reflection: uuid, leaving: true } });
  expect(await next(rewi)).toEqual(named);
  await world.db.delete(reflections);
});

test('what nobody would read is not given until its learner’s account is active again', async () => {
  const [hana] = await mentors(1);
  if (!hana) throw new Error('There is a mentor.');
  const mere = await world.person('Mere', 'independent_learner');
  const { uuid } = await world.reflection(mere);
  await world.mentored(hana, [mere]);
  const setActive = (active: boolean) =>
    world.db.update(users).set({ active }).where(eq(users.uuid, mere.uuid));
  const listed = async (query: { mine?: '1'; offered?: '1' }) =>
    (await world.as(hana)(worklist, { query })).reply.worklist.data.map((row) => row.uuid);

  await setActive(false);
  expect(await next(hana)).toBeNull();
  expect(await listed({ offered: '1' })).toEqual([]);
  expect(await listed({ mine: '1' })).toEqual([uuid]);

  await setActive(true);
  expect(await next(hana)).toMatchObject({ uuid, why: 'own_learner' });
  expect(await listed({ offered: '1' })).toEqual([uuid]);
  await world.db.delete(reflections);
});

test('it says why it is theirs to take up', async () => {
  const loop = reflectionSteps(world);
  const [hana] = await mentors(1);
  if (!hana) throw new Error('There is a mentor.');
  const tama = await world.person('Tama', 'independent_learner');
  const why = async () => {
    const given = await next(hana);
    return [given?.learner.name, given?.why];
  };
  const { uuid, answers } = await world.reflection(tama);
  expect(await why()).toEqual(['Tama', 'without_mentor']);
  const [answer = ''] = answers;
  await world.as(hana)(storeReview, { body: { reflection: uuid, answer, contents: 'Ka pai' } });
  expect(await why()).toEqual(['Tama', 'started']);
  await loop.giveBack(hana, uuid, { 0: 'Who felt safe?' });
  expect(await next(hana)).toBeNull();
  await loop.answer(
    tama,
    uuid,
    (await loop.mine(tama, uuid)).questions[0]?.uuid ?? '',
    'All of us',
  );
  await loop.submit(tama, uuid);
  expect(await why()).toEqual(['Tama', 'returned']);
  await world.mentored(hana, [tama]);
  expect(await why()).toEqual(['Tama', 'own_learner']);
});

test('what comes back is given, and named, before what was submitted earlier on the same day', async () => {
  const loop = reflectionSteps(world);
  const [hana] = await mentors(1);
  if (!hana) throw new Error('There is a mentor.');
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid } = await loop.submitted(learner);
  await loop.giveBack(hana, uuid, { 0: 'Who felt safe?' });
  const submittedAt = new Date(Date.now() - 1);
  await world.reflection(learner, { submittedAt });
  const asked = (await loop.mine(learner, uuid)).questions[0]?.uuid ?? '';
  await loop.answer(learner, uuid, asked, 'The little ones');
  await loop.submit(learner, uuid);

  const query = { offered: '1', per_page: '1' } as const;
  const { reply } = await world.as(hana)(worklist, { query });
  expect(reply.worklist.data[0]?.uuid).toBe(uuid);
  expect((await next(hana))?.uuid).toBe(uuid);
});
