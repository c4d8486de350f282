import { and, eq, inArray } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { ReplyJson } from '#contract/endpoint.ts';
import {
  assignMany,
  learnerAssignments,
  previewAssignments,
  removeAssignments,
  saveAssignments,
  undoAssignMany,
} from '#contract/mentoring/assignments.ts';
import { areas, assignments, auditEvents, userRoles, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
});

const newAreas = (count: number) => Promise.all(Array.from({ length: count }, () => world.area()));

async function newLearners(count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index) => {
    const uuid = newUuid();
    return { uuid, name: `Learner ${index}`, email: `${uuid}@school.example` };
  });
  await world.db.insert(users).values(people);
  const role = 'independent_learner' as const;
  await world.db.insert(userRoles).values(people.map(({ uuid }) => ({ user: uuid, role })));
  return people;
}

const bodyOf = (learners: { uuid: string }[], areas_list: string[]) => ({
  body: { learners: learners.map(({ uuid }) => uuid), areas_list },
});
const assign = (learners: { uuid: string }[], list: string[], by = mentor) =>
  world.as(by)(assignMany, bodyOf(learners, list));
const preview = (learners: { uuid: string }[], list: string[]) =>
  world.as(mentor)(previewAssignments, bodyOf(learners, list));

const held = async ({ uuid }: { uuid: string }) => {
  const rows = await world.db
    .select({ area: assignments.area, order: assignments.order })
    .from(assignments)
    .where(eq(assignments.learner, uuid))
    .orderBy(assignments.order);
  return rows.map(({ area }) => area);
};

/** A person for each possible outcome. */
async function oneForEachOutcome() {
  const [a = '', b = '', x = '', y = '', z = ''] = await newAreas(5);
  const [free, one, two, full] = await newLearners(4);
  if (!free || !one || !two || !full) throw new Error('Four learners were asked for.');
  await world.assign(one, [x, a]);
  await world.assign(two, [y, x]);
  await world.assign(full, [x, y, z]);
  const away = await world.person('Away', 'independent_learner', { active: false });
  const learners = [full, away, mentor, two, one, free];
  return { learners, free, one, two, full, a, b, x, y };
}

const outcomesIn = ({ reply }: { reply: ReplyJson<typeof previewAssignments> }) =>
  reply.outcomes.map(({ learner, areas }) => [
    learner.name,
    ...areas.map(({ outcome }) => outcome),
  ]);

test('a preview says what would come of it for each, and writes nothing', async () => {
  const { learners, a, b, full, two, one, free } = await oneForEachOutcome();
  const before = await Promise.all(learners.map(held));

  const previewed = await preview(learners, [a, b]);

  expect(previewed.status).toBe(200);
  expect(outcomesIn(previewed)).toEqual([
    [full.name, 'at_the_limit', 'at_the_limit'],
    ['Away', 'inactive', 'inactive'],
    ['Hana', 'inactive', 'inactive'],
    [two.name, 'will_get', 'at_the_limit'],
    [one.name, 'already_has', 'will_get'],
    [free.name, 'will_get', 'will_get'],
  ]);
  expect(previewed.reply.outcomes[0]?.areas.map(({ uuid }) => uuid)).toEqual([a, b]);
  expect(await Promise.all(learners.map(held))).toEqual(before);
});

test('assigning does what the preview said, after what each has already', async () => {
  const { learners, a, b, x, y, two, one, free, full } = await oneForEachOutcome();
  const previewed = await preview(learners, [b, a]);
  const done = await assign(learners, [b, a]);

  expect(done.reply.outcomes).toEqual(previewed.reply.outcomes);
  expect(await held(free)).toEqual([b, a]);
  expect(await held(one)).toEqual([x, a, b]);
  expect(await held(two)).toEqual([y, x, b]);
  expect(await held(full)).toHaveLength(3);
  expect(await held(mentor)).toEqual([]);
  const { reply } = await world.as(mentor)(learnerAssignments, { params: { learner: one.uuid } });
  expect(reply.data.map(({ order }) => order)).toEqual([1, 2, 3]);
});

test('what changed since the preview counts: the answer is what really came of it', async () => {
  const [learner] = await newLearners(1);
  const [a = '', b = '', c = '', d = ''] = await newAreas(4);
  if (!learner) throw new Error('A learner was asked for.');
  expect(outcomesIn(await preview([learner], [a, b]))).toEqual([
    [learner.name, 'will_get', 'will_get'],
  ]);

  await world.assign(learner, [c, d]);

  expect(outcomesIn(await assign([learner], [a, b]))).toEqual([
    [learner.name, 'will_get', 'at_the_limit'],
  ]);
  expect(await held(learner)).toEqual([c, d, a]);
});

test('the history has an event for each learner who got something, and for nobody else', async () => {
  const { learners, a, b, x, one } = await oneForEachOutcome();
  await assign(learners, [a, b]);
  const uuids = learners.map(({ uuid }) => uuid);
  const events = await world.db
    .select()
    .from(auditEvents)
    .where(and(inArray(auditEvents.subject, uuids), eq(auditEvents.subjectType, 'assignment')));

  expect(events).toHaveLength(3);
  expect(events.find(({ subject }) => subject === one.uuid)).toMatchObject({
    action: 'assignment.changed',
    actor: mentor.uuid,
    before: { areas: [{ area: x }, { area: a }] },
    after: { areas: [{ area: x }, { area: a }, { area: b, order: 3 }] },
  });
});

test('somebody who was chosen twice counts once', async () => {
  const [learner] = await newLearners(1);
  const [a = ''] = await newAreas(1);
  if (!learner) throw new Error('A learner was asked for.');
  expect((await assign([learner, learner], [a])).reply.outcomes).toHaveLength(1);
  expect(await held(learner)).toEqual([a]);
});

test('areas that cannot be given, and people who do not exist, refuse the whole of it', async () => {
  const learners = await newLearners(2);
  const [a = '', off = '', c = '', d = ''] = await newAreas(4);
  await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, off));
  const someone = [...learners, { uuid: newUuid() }];

  for (const call of [preview, assign]) {
    expect((await call(learners, [a, off])).errors).toEqual({
      'areas_list.1': [expect.stringContaining('isn’t active')],
    });
    expect((await call(learners, [newUuid()])).errors).toHaveProperty('areas_list.0');
    expect((await call(learners, [a, a])).errors).toHaveProperty('areas_list.1');
    expect((await call(learners, [])).errors).toHaveProperty('areas_list');
    expect((await call(learners, [a, off, c, d])).errors).toEqual({
      areas_list: ["Can't assign more than 3 areas"],
    });
    expect((await call([], [a])).errors).toEqual({ learners: ['The learners field is required.'] });
    expect((await call(someone, [a])).errors).toEqual({
      'learners.2': ['The selected learner is invalid.'],
    });
  }
  expect(await Promise.all(learners.map(held))).toEqual([[], []]);
});

test('2,000 learners are assigned to at once, and that is undone at once; more are refused', async () => {
  const learners = await newLearners(2_000);
  const list = await newAreas(3);

  const { status, reply } = await assign(learners, list);

  expect(status).toBe(200);
  expect(reply.outcomes).toHaveLength(2_000);
  const isTheirs = inArray(assignments.area, list);
  expect(await world.db.$count(assignments, isTheirs)).toBe(6_000);
  const { assigned_at } = reply;
  const all = { body: { ...bodyOf(learners, list).body, assigned_at } };
  expect((await world.as(mentor)(undoAssignMany, all)).status).toBe(200);
  expect(await world.db.$count(assignments, isTheirs)).toBe(0);
  expect((await assign([...learners, mentor], list)).errors).toEqual({
    learners: ['Choose at most 2,000 learners at once.'],
  });
});

test('twenty who assign to the same people at once, backwards too: nobody waits for ever', async () => {
  const learners = await newLearners(60);
  const list = await newAreas(6);
  // They learn as well, and so stand among those who are assigned to.
  const mentors = await Promise.all(
    [0, 1].map((index) => world.person(`M ${index}`, ['mentor', 'independent_learner'])),
  );

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const part = [...learners.slice(index, index + 40), ...mentors];
      const from = index % 4;
      const given = list.slice(from, from + 3);
      return assign(index % 2 ? part : part.toReversed(), given, mentors[index % 2]);
    }),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const learner of [...learners, ...mentors]) {
    const given = answers.flatMap(({ reply }) =>
      reply.outcomes
        .filter((one) => one.learner.uuid === learner.uuid)
        .flatMap((one) => one.areas.filter(({ outcome }) => outcome === 'will_get')),
    );
    expect((await held(learner)).toSorted()).toEqual(given.map(({ uuid }) => uuid).toSorted());
  }
});

test('saving one, removing and assigning many at once: always at most three, never an error', async () => {
  const [learner, ...others] = await newLearners(5);
  if (!learner) throw new Error('Five learners were asked for.');
  const list = await newAreas(6);
  const learner_id = learner.uuid;
  const acts = [
    () => assign([...others, learner], list.slice(0, 3)),
    () =>
      world.as(mentor)(saveAssignments, {
        body: { learner_id, areas_list: list.slice(3), order_by: [3, 1, 2] },
      }),
    () => world.as(mentor)(removeAssignments, { body: { learner_id } }),
  ];

  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, index) => acts[index % 3]?.() ?? Promise.reject()),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200));
  expect([[], list.slice(0, 3), [list[4], list[5], list[3]]]).toContainEqual(await held(learner));
});
