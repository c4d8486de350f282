import { eq, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { here } from '#contract/mentoring/turns.ts';
import { reflectionVisits } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let hana: Person;
let rangi: Person;
let learner: Person;
beforeAll(async () => {
  world = await newWorld();
  hana = await world.person('Hana', 'mentor');
  rangi = await world.person('Rangi', 'admin');
  learner = await world.person('Tama', 'independent_learner');
});

const say = (mentor: Person, reflection: string, leaving = false) =>
  world.as(mentor)(here, { body: { reflection, leaving } });

const othersFor = async (mentor: Person, reflection: string) =>
  (await say(mentor, reflection)).reply.others;

/** As if everybody had been last heard of so many minutes earlier. */
const wait = (reflection: string, minutes: number) =>
  world.db
    .update(reflectionVisits)
    .set({
      since: sql`since - make_interval(mins => ${minutes})`,
      seenAt: sql`seen_at - make_interval(mins => ${minutes})`,
    })
    .where(eq(reflectionVisits.reflection, reflection));

test('whoever opens a reflection sees who else has it open, and since when', async () => {
  const { uuid } = await world.reflection(learner);
  expect(await othersFor(hana, uuid)).toEqual([]);
  await wait(uuid, 1);

  const [visitor, ...more] = await othersFor(rangi, uuid);

  expect(more).toEqual([]);
  expect(visitor).toMatchObject({ uuid: hana.uuid, name: 'Hana' });
  const minutes = (Date.now() - Date.parse(visitor?.since ?? '')) / 60_000;
  expect(minutes).toBeGreaterThanOrEqual(1);
  expect(await othersFor(hana, uuid)).toMatchObject([{ name: 'Rangi' }]);
});

test('since when stays while they stay, and begins anew when they come back', async () => {
  const { uuid } = await world.reflection(learner);
  await say(hana, uuid);
  await wait(uuid, 1);
  const [first] = await othersFor(rangi, uuid);
  await say(hana, uuid);
  expect(await othersFor(rangi, uuid)).toEqual([first]);

  await wait(uuid, 3);
  await say(hana, uuid);
  const [back] = await othersFor(rangi, uuid);
  expect(Date.parse(back?.since ?? '')).toBeGreaterThan(Date.parse(first?.since ?? ''));
});

test('somebody who leaves, or is not heard of for two minutes, is no longer here', async () => {
  const { uuid } = await world.reflection(learner);
  await say(hana, uuid);
  await say(hana, uuid, true);
  expect(await othersFor(rangi, uuid)).toEqual([]);

  await say(hana, uuid);
  await wait(uuid, 2);
  expect(await othersFor(rangi, uuid)).toEqual([]);
});

test('a visit that ended without notice is forgotten when the mentor opens the next reflection', async () => {
  const [left, next] = [await world.reflection(learner), await world.reflection(learner)];
  await say(hana, left.uuid);
  await wait(left.uuid, 3);
  await say(hana, next.uuid);
  const visits = eq(reflectionVisits.reflection, left.uuid);
  expect(await world.db.$count(reflectionVisits, visits)).toBe(0);
});

test('presence locks nobody out', async () => {
  const { uuid, answers } = await world.reflection(learner);
  await say(hana, uuid);
  const body = { reflection: uuid, answer: answers[0] ?? '', contents: 'Ka pai' };
  expect((await world.as(rangi)(storeReview, { body })).status).toBe(201);
});

test('one’s own is not for mentors, and one that is not there is refused', async () => {
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  const { uuid } = await world.reflection(both);

  expect((await say(both, uuid)).status).toBe(403);
  expect(await say(hana, newUuid())).toMatchObject({
    errors: { reflection: ['The selected reflection is invalid.'] },
  });
});

test('twenty tabs at once are one visit', async () => {
  const { uuid } = await world.reflection(learner);
  const replies = await Promise.all(Array.from({ length: 20 }, () => say(hana, uuid)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await othersFor(rangi, uuid)).toHaveLength(1);
});
