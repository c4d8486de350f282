import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { learnerMentors, reflections } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
let mentors: Person[];
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Rangi', 'admin');
  mentors = [
    await world.person('Hana', ['mentor', 'independent_learner']),
    await world.person('Rewi', 'mentor'),
    await world.person('Moana', 'mentor', { active: false }),
  ];
  for (const mentor of [...mentors, null]) await learnersOf(mentor);
});

/** Two learners who each have something that waits, the second something complete as well. */
async function learnersOf(mentor: Person | null) {
  for (const name of ['Ana', 'Tama']) {
    const learner = await world.person(name, 'independent_learner');
    const submittedAt = new Date(Date.now() - Math.random() * 1e9);
    await world.reflection(learner, { submittedAt });
    await world.reflection(learner, { submittedAt, completedAt: new Date() });
    if (!mentor) continue;
    await world.db
      .insert(learnerMentors)
      .values({ learner: learner.uuid, mentor: mentor.uuid, since: new Date() });
  }
}

type Query = CallInput<typeof worklist>['query'];

const listed = async (person: Person, query: Query = {}) =>
  (await world.as(person)(worklist, { query: { per_page: 100, ...query } })).reply.worklist;

const uuidsOf = ({ data }: { data: { uuid: string }[] }) => data.map(({ uuid }) => uuid);

test('nothing that waits is missing: all mentors’ and nobody’s are what waits, in one order', async () => {
  const raw = await world.db
    .select({ uuid: reflections.uuid })
    .from(reflections)
    .where(and(isNotNull(reflections.submittedAt), isNull(reflections.completedAt)))
    .orderBy(asc(reflections.submittedAt), asc(reflections.uuid));
  const all = raw.map(({ uuid }) => uuid);

  const parts = await Promise.all(
    [...mentors.map(({ uuid }) => uuid), 'none'].map((mentor) => listed(admin, { mentor })),
  );

  expect(uuidsOf(await listed(admin))).toEqual(all);
  expect(parts.flatMap(uuidsOf).toSorted()).toEqual(all.toSorted());
  for (const part of parts) {
    expect(part.total).toBe(part.data.length);
    expect(uuidsOf(part)).toEqual(all.filter((uuid) => uuidsOf(part).includes(uuid)));
  }
});

test('learners of a mentor who is not active wait under no mentor', async () => {
  const [, , away] = mentors;
  const none = await listed(admin, { mentor: 'none' });

  expect((await listed(admin, { mentor: away?.uuid ?? '' })).total).toBe(0);
  expect(none.total).toBe(4);
  expect(none.data.every(({ mentor }) => mentor === null)).toBe(true);
});

test("a mentor's own learners are theirs alone, page by page, and each row names the mentor", async () => {
  const [hana] = mentors;
  if (!hana) throw new Error('Hana mentors.');
  const mine = await listed(hana, { mine: '1' });

  expect(mine).toMatchObject({ total: 2, data: { length: 2 } });
  for (const { mentor } of mine.data) expect(mentor).toEqual({ uuid: hana.uuid, name: 'Hana' });
  const pages = await Promise.all(
    [1, 2, 3].map((page) => listed(hana, { mine: '1', page, per_page: 1 })),
  );
  expect(pages.flatMap(uuidsOf)).toEqual(uuidsOf(mine));
  expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
});

test("one's own is in none of them, and in none of the totals", async () => {
  const [hana, rewi] = mentors;
  if (!hana || !rewi) throw new Error('Hana and Rewi mentor.');
  const before = await listed(hana, { mentor: rewi.uuid });
  const { uuid } = await world.reflection(hana);
  await world.db
    .insert(learnerMentors)
    .values({ learner: hana.uuid, mentor: rewi.uuid, since: new Date() });

  expect(await listed(hana, { mentor: rewi.uuid })).toEqual(before);
  const theirs = await listed(rewi, { mine: '1' });
  expect(uuidsOf(theirs)).toContain(uuid);
  expect(theirs.total).toBe(before.total + 1);
});

test('a mentor that is no mentor at all is refused', async () => {
  const { status, errors } = await world.as(admin)(worklist, { query: { mentor: 'somebody' } });
  expect([status, errors]).toEqual([422, { mentor: ['The mentor field must be a valid UUID.'] }]);
});
