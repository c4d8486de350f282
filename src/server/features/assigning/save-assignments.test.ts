import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import {
  learnerAssignments,
  removeAssignments,
  saveAssignments,
} from '#contract/mentoring/assignments.ts';
import { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { areas, assignments, auditEvents, reflections } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
});

const newLearner = (traits: Parameters<World['person']>[2] = {}) =>
  world.person('Tama', 'independent_learner', traits);
const newAreas = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => world.area(`${index} ${newUuid()}`)));
const switchOff = (uuid: string) =>
  world.db.update(areas).set({ active: false }).where(eq(areas.uuid, uuid));

type Orders = CallInput<typeof saveAssignments>['body']['order_by'];

const save = (learner: { uuid: string }, areas_list: string[], order_by?: Orders) =>
  world.as(mentor)(saveAssignments, {
    body: {
      learner_id: learner.uuid,
      areas_list,
      order_by: order_by ?? areas_list.map((_, index) => index + 1),
    },
  });

const assignedTo = async ({ uuid: learner }: Person) =>
  (await world.as(mentor)(learnerAssignments, { params: { learner } })).reply;

test('areas are answered by their order, whatever order they were sent in', async () => {
  const learner = await newLearner();
  const [a = '', b = '', c = ''] = await newAreas(3);

  const { status, reply } = await save(learner, [a, b, c.toUpperCase()], ['30', 10, ' 020 ']);

  expect(status).toBe(200);
  expect(reply.data.map(({ uuid, order }) => [uuid, order])).toEqual([
    [b, 10],
    [c, 20],
    [a, 30],
  ]);
  expect(await assignedTo(learner)).toEqual({
    data: reply.data,
    learner: { uuid: learner.uuid, name: 'Tama', active: true },
  });
});

test('saving replaces what was there, and places can be swapped', async () => {
  const learner = await newLearner();
  const [a = '', b = '', c = '', d = ''] = await newAreas(4);
  await save(learner, [a, b, c], [1, 2, 3]);

  await save(learner, [a, b, c], [3, 2, 1]);
  expect((await assignedTo(learner)).data.map(({ uuid }) => uuid)).toEqual([c, b, a]);
  await save(learner, [d, b], [2, 1]);
  expect((await assignedTo(learner)).data.map(({ uuid }) => uuid)).toEqual([b, d]);
});

test('an area that stays assigned keeps when it was assigned and by whom', async () => {
  const learner = await newLearner();
  const [a = '', b = ''] = await newAreas(2);
  const long = new Date('2026-01-03T00:00:00.000Z');
  await save(learner, [a]);
  const isKept = and(eq(assignments.learner, learner.uuid), eq(assignments.area, a));
  await world.db.update(assignments).set({ assignedAt: long }).where(isKept);

  await save(learner, [b, a]);

  const [kept] = await world.db.select().from(assignments).where(isKept);
  expect(kept).toMatchObject({ assignedAt: long, assignedBy: mentor.uuid, order: 2 });
});

test('taking an area away keeps all that was written, and giving it again brings it back', async () => {
  const learner = await newLearner();
  const { area, uuid } = await world.reflection(learner);
  const [other = ''] = await newAreas(1);
  await save(learner, [area]);
  const listed = async () =>
    (await world.as(mentor)(learnerLearning, { params: { learner: learner.uuid } })).reply.learning;

  await save(learner, [other]);
  expect((await listed()).find((one) => one.uuid === area)).toMatchObject({
    order: null,
    reflections: [{ uuid }],
  });
  await world.as(mentor)(removeAssignments, { body: { learner_id: learner.uuid } });
  expect(await world.db.$count(reflections, eq(reflections.learner, learner.uuid))).toBe(1);

  await save(learner, [other, area]);
  expect((await listed())[1]).toMatchObject({ uuid: area, order: 2, reflections: [{ uuid }] });
});

test('all areas of a learner are removed by a call of its own, of an inactive one too', async () => {
  const learner = await newLearner({ active: false });
  await world.assign(learner, await newAreas(3));
  const remove = () => world.as(mentor)(removeAssignments, { body: { learner_id: learner.uuid } });

  expect(await remove()).toMatchObject({ status: 200, reply: { data: [] } });
  expect(await remove()).toMatchObject({ status: 200, reply: { data: [] } });
  expect((await assignedTo(learner)).data).toEqual([]);
});

test('the history has every change, and none where nothing changed', async () => {
  const learner = await newLearner();
  const [a = '', b = ''] = await newAreas(2);
  await save(learner, [a]);
  await save(learner, [a]);
  await save(learner, [a, b], [2, 1]);
  await world.as(mentor)(removeAssignments, { body: { learner_id: learner.uuid } });

  const first = [{ area: a, order: 1 }];
  const second = [
    { area: b, order: 1 },
    { area: a, order: 2 },
  ];
  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, learner.uuid))
    .orderBy(auditEvents.at, auditEvents.uuid);
  expect(events).toMatchObject([
    { action: 'assignment.changed', before: { areas: [] }, after: { areas: first } },
    { action: 'assignment.changed', before: { areas: first }, after: { areas: second } },
    { action: 'assignment.removed', after: { areas: [] }, actor: mentor.uuid },
  ]);
});

test('an area that is switched off stays with those who have it, and nobody new gets it', async () => {
  const [learner, other] = [await newLearner(), await newLearner()];
  const [a = '', b = ''] = await newAreas(2);
  await save(learner, [a]);
  await switchOff(a);

  const kept = await save(learner, [b, a]);
  expect(kept.reply.data).toMatchObject([{ active: true }, { uuid: a, active: false }]);
  expect(await save(other, [b, a])).toMatchObject({
    status: 422,
    errors: { 'areas_list.1': [expect.stringContaining('isn’t active')] },
  });
  expect((await assignedTo(other)).data).toEqual([]);
});

test.each([
  { why: 'no area', count: 0, says: 'The learning areas field is required.' },
  { why: 'four areas', count: 4, says: "Can't assign more than 3 areas" },
])('$why is refused, and the old set stays', async ({ count, says }) => {
  const learner = await newLearner();
  const four = await newAreas(4);
  await save(learner, four.slice(0, 1));

  const refused = await save(learner, four.slice(0, count));

  expect(refused).toMatchObject({ status: 422, message: says, errors: { areas_list: [says] } });
  expect((await assignedTo(learner)).data).toHaveLength(1);
});

test('an area that does not exist, or stands there twice, is named', async () => {
  const learner = await newLearner();
  const [a = ''] = await newAreas(1);

  expect((await save(learner, [a, newUuid()])).errors).toEqual({
    'areas_list.1': ['The selected area is invalid.'],
  });
  expect((await save(learner, [a, 'x'])).errors).toEqual({
    'areas_list.1': ['The learning areas field must be a valid UUID.'],
  });
  expect((await save(learner, [a, a.toUpperCase()])).errors).toEqual({
    'areas_list.1': [expect.stringContaining('is chosen twice.')],
  });
});

test.each([
  { orders: [1], errors: { order_by: ['Give each area its order.'] } },
  { orders: [1, 2, 3], errors: { order_by: ['Give each area its order.'] } },
  { orders: [4, '4'], errors: { 'order_by.1': ['Only one area can be number 4.'] } },
  ...[0, -1, 1.5, '', 'two', '1e3', 1e10].map((wrong) => ({
    orders: [1, wrong],
    errors: { 'order_by.1': ['The order must be a whole number from 1 to 999,999,999.'] },
  })),
  { orders: [1, true as unknown as 1], errors: { 'order_by.1': ['The order must be a number.'] } },
])('the orders $orders are refused', async ({ orders, errors }) => {
  const refused = await save(await newLearner(), await newAreas(2), orders);
  expect(refused).toMatchObject({ status: 422, errors });
});

test('only an active independent learner can be assigned to', async () => {
  const list = await newAreas(1);
  const inactive = await newLearner({ active: false });
  for (const nobody of [mentor, { uuid: newUuid() }]) {
    expect(await save(nobody, list)).toMatchObject({
      status: 422,
      errors: { learner_id: ['The selected learner is invalid.'] },
    });
  }
  expect((await save({ uuid: 'x' }, list)).errors).toHaveProperty('learner_id');
  expect(await save(inactive, list)).toMatchObject({
    status: 422,
    message: 'Tama isn’t active, so no areas can be assigned.',
  });
  const gone = { body: { learner_id: mentor.uuid } };
  expect((await world.as(mentor)(removeAssignments, gone)).errors).toHaveProperty('learner_id');
});

test.each(['x', newUuid(), 'a mentor'])('the areas of %j are a 404', async (whose) => {
  const learner = whose === 'a mentor' ? mentor.uuid : whose;
  const refused = await world.as(mentor)(learnerAssignments, { params: { learner } });
  expect(refused).toMatchObject({ status: 404, message: 'Not found.' });
});

test('twenty saves at once end in one whole set, never a mixture', async () => {
  const learner = await newLearner();
  const nine = await newAreas(9);
  const setOf = (index: number) => {
    const from = (index % 3) * 3;
    const [a = '', b = '', c = ''] = nine.slice(from, from + 3);
    return index % 2 ? [a, b, c] : [c, a];
  };

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save(learner, setOf(index))),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const sets = answers.map((_, index) => setOf(index));
  expect(sets).toContainEqual((await assignedTo(learner)).data.map(({ uuid }) => uuid));
  for (const [index, { reply }] of answers.entries()) {
    expect(reply.data.map(({ uuid }) => uuid)).toEqual(setOf(index));
  }
});
