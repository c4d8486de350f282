import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { ReplyJson } from '#contract/endpoint.ts';
import {
  assignMany,
  learnerAssignments,
  removeAssignments,
  saveAssignments,
  undoAssignMany,
} from '#contract/mentoring/assignments.ts';
import { answers, areas, assignments, auditEvents, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
let colleague: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  mentor = await world.person('Hana', 'mentor');
  colleague = await world.person('Rewi', 'mentor');
});

const newLearner = (name = 'Tama') => world.person(name, 'independent_learner');

/** What `by` gave these learners, and how it is undone. */
async function giveTo(learners: readonly Person[], areas_list: string[], by = mentor) {
  const body = { learners: learners.map(({ uuid }) => uuid), areas_list };
  const { status, reply } = await world.as(by)(assignMany, { body });
  expect(status).toBe(200);
  const { assigned_at } = reply;
  return { undo: (who = by) => world.as(who)(undoAssignMany, { body: { ...body, assigned_at } }) };
}

const held = async ({ uuid }: Person) => {
  const { reply } = await world.as(mentor)(learnerAssignments, { params: { learner: uuid } });
  return reply.data.map(({ uuid, order }) => ({ uuid, order }));
};
const areasOf = async (learner: Person) => (await held(learner)).map(({ uuid }) => uuid);

const save = ({ uuid }: Person, areas_list: string[], order_by = areas_list.map((_, i) => i + 1)) =>
  world.as(colleague)(saveAssignments, { body: { learner_id: uuid, areas_list, order_by } });

const outcomesIn = ({ reply }: { reply: ReplyJson<typeof undoAssignMany> }) =>
  reply.outcomes.map(({ areas }) => areas.map(({ outcome }) => outcome));

test('what was assigned is removed, and what each had before keeps its order', async () => {
  const [free, one] = [await newLearner('Ana'), await newLearner('Mere')];
  const [a, b, before] = [await world.area(), await world.area(), await world.area()];
  await save(one, [before, a], [4, 7]);
  const { undo } = await giveTo([free, one], [a, b]);

  const undone = await undo();

  expect(undone.status).toBe(200);
  expect(undone.reply.outcomes).toEqual([
    {
      learner: { uuid: free.uuid, name: 'Ana' },
      areas: [
        { uuid: a, outcome: 'removed' },
        { uuid: b, outcome: 'removed' },
      ],
    },
    { learner: { uuid: one.uuid, name: 'Mere' }, areas: [{ uuid: b, outcome: 'removed' }] },
  ]);
  expect(await held(free)).toEqual([]);
  expect(await held(one)).toEqual([
    { uuid: before, order: 4 },
    { uuid: a, order: 7 },
  ]);
});

test('undoing again is no error and removes nothing, even what was assigned once more', async () => {
  const learner = await newLearner();
  const area = await world.area();
  const { undo } = await giveTo([learner], [area]);
  await undo();
  expect(outcomesIn(await undo())).toEqual([['removed_since']]);

  await giveTo([learner], [area]);
  const repeated = await undo();
  expect(repeated.status).toBe(200);
  expect(outcomesIn(repeated)).toEqual([['changed_since']]);
  expect(await areasOf(learner)).toEqual([area]);
});

test('what a colleague assigned anew, ordered or removed since stays as it is now', async () => {
  const [anew, ordered, removed, more] = [
    await newLearner('Ana'),
    await newLearner('Mere'),
    await newLearner('Tama'),
    await newLearner('Wiremu'),
  ];
  const [area, before] = [await world.area(), await world.area()];
  await save(ordered, [before]);
  const { undo } = await giveTo([anew, ordered, removed, more], [area]);
  for (const { uuid } of [anew, removed]) {
    await world.as(colleague)(removeAssignments, { body: { learner_id: uuid } });
  }
  await save(anew, [area]);
  await save(ordered, [area, before]);
  await save(more, [area, before]);

  expect(outcomesIn(await undo())).toEqual([
    ['changed_since'],
    ['changed_since'],
    ['removed_since'],
    ['removed'],
  ]);
  expect(await areasOf(anew)).toEqual([area]);
  expect(await areasOf(ordered)).toEqual([area, before]);
  expect(await areasOf(removed)).toEqual([]);
  expect(await areasOf(more)).toEqual([before]);
});

test('nobody undoes what another person assigned, nor other areas of that call', async () => {
  const learner = await newLearner();
  const [a, b] = [await world.area(), await world.area()];
  const { undo } = await giveTo([learner], [a, b]);
  expect(outcomesIn(await undo(colleague))).toEqual([[]]);
  expect(await areasOf(learner)).toEqual([a, b]);

  const [given] = await world.db
    .select({ at: assignments.assignedAt })
    .from(assignments)
    .where(eq(assignments.area, a));
  const assigned_at = given?.at.toISOString() ?? '';
  const body = { learners: [learner.uuid], areas_list: [b], assigned_at };
  expect(outcomesIn(await world.as(mentor)(undoAssignMany, { body }))).toEqual([['removed']]);
  expect(await areasOf(learner)).toEqual([a]);
});

test('an area that is switched off since, and a learner too, are no hindrance', async () => {
  const learner = await newLearner();
  const area = await world.area();
  const { undo } = await giveTo([learner], [area]);
  await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, area));
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, learner.uuid));
  expect(outcomesIn(await undo())).toEqual([['removed']]);
});

test('what a learner wrote meanwhile stays', async () => {
  const learner = await newLearner();
  const area = await world.area();
  const { undo } = await giveTo([learner], [area]);
  const { uuid } = await world.reflection(learner, { area, answers: ['Ka pai.'] });
  await undo();
  expect(await world.db.$count(answers, eq(answers.reflection, uuid))).toBe(1);
});

test('the history says of each learner what they had and have, and nothing of the others', async () => {
  const [one, other] = [await newLearner(), await newLearner()];
  const [area, before] = [await world.area(), await world.area()];
  await save(one, [before]);
  const { undo } = await giveTo([one, other], [area]);
  await world.as(colleague)(removeAssignments, { body: { learner_id: other.uuid } });
  await undo();
  await undo();

  const eventsOf = ({ uuid }: Person) =>
    world.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subject, uuid), eq(auditEvents.subjectType, 'assignment')))
      .orderBy(desc(auditEvents.at));
  const events = await eventsOf(one);
  expect(events).toHaveLength(3);
  expect(events[0]).toMatchObject({
    action: 'assignment.changed',
    actor: mentor.uuid,
    before: {
      areas: [
        { area: before, order: 1 },
        { area, order: 2 },
      ],
    },
    after: { areas: [{ area: before, order: 1 }] },
  });
  expect((await eventsOf(other))[0]).toMatchObject({ actor: colleague.uuid });
});

test('learners who don’t exist, and an instant that is none, are refused', async () => {
  const learner = await newLearner();
  const body = {
    learners: [learner.uuid, mentor.uuid.replace(/^./, 'f')],
    areas_list: [await world.area()],
  };
  const at = new Date().toISOString();
  const undo = (assigned_at: string) =>
    world.as(mentor)(undoAssignMany, { body: { ...body, assigned_at } });
  expect((await undo(at)).errors).toEqual({ 'learners.1': ['The selected learner is invalid.'] });
  expect((await undo('yesterday')).errors).toHaveProperty('assigned_at');
});

test('twenty who undo and assign at once, backwards too: removed once, and nobody waits for ever', async () => {
  const learners = await Promise.all(Array.from({ length: 12 }, () => newLearner()));
  const area = await world.area();
  const [there, back] = [
    await giveTo(learners, [area]),
    await giveTo(learners.toReversed(), [await world.area()]),
  ];
  const answered = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? there : back).undo()),
  );
  expect(answered.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const removals = answered.flatMap(outcomesIn).flat();
  expect(removals.filter((outcome) => outcome === 'removed')).toHaveLength(24);
  for (const learner of learners) expect(await areasOf(learner)).toEqual([]);
});
