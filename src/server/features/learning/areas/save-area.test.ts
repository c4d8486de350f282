import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import {
  areaIndex,
  podIndex,
  podsOfArea,
  storeArea,
  updateArea,
} from '#contract/learning/learning.ts';
import { learnerAssignments } from '#contract/mentoring/assignments.ts';
import { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { areas, assignments, auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

const store = (name: string, active: boolean | 0 | 1 | '0' | '1' = true) =>
  world.as(designer)(storeArea, { body: { name, active } });

const update = (uuid: string, name: string, active = true, ifMatch?: string) =>
  world.as(designer)(
    updateArea,
    { body: { uuid, name, active } },
    ifMatch === undefined ? {} : { ifMatch },
  );

const areaInList = async (uuid: string) =>
  (await world.as(designer)(areaIndex, {})).reply.areas.find((area) => area.uuid === uuid);

const twenty = <T>(attempt: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => attempt(index)));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const taken = { name: ['The name has already been taken.'] };

test('a stored area is there at once, with nothing in it', async () => {
  const { status, reply } = await store('  Te Ao Māori 🌿 ', '1');

  expect(status).toBe(201);
  expect(reply.area).toEqual({
    uuid: expect.any(String),
    name: 'Te Ao Māori 🌿',
    name_mi: null,
    active: true,
    pods_count: 0,
    questions_count: 0,
    learners_count: 0,
    updated_at: expect.stringMatching(/Z$/),
  });
  expect(await areaInList(reply.area.uuid)).toEqual(reply.area);
});

test.each([
  ['', 'The name field is required.'],
  [' \n ', 'The name field is required.'],
  ['ā'.repeat(256), 'The name field must not be greater than 255 characters.'],
  ['a\u0000b', 'The name field holds a character that can’t be stored.'],
])('an area called %j is refused: %s', async (name, why) => {
  expect(await store(name)).toMatchObject({ status: 422, errors: { name: [why] } });
});

test('a name may be 255 characters long, however many bytes they take', async () => {
  expect((await store(`${'🌿'.repeat(254)}ā`)).status).toBe(201);
});

test('whether an area is active has to be said', async () => {
  const bodies = [{ name: 'Unsaid' }, { name: 'Unsaid', active: 'perhaps' }];
  const answers = await Promise.all(
    bodies.map((body) =>
      world.raw(designer, {
        method: 'POST',
        url: storeArea.path,
        type: 'application/json',
        payload: JSON.stringify(body),
      }),
    ),
  );
  expect(answers.map((answer) => answer.json().errors)).toEqual([
    { active: ['The active field is required.'] },
    { active: ['The active field must be true or false.'] },
  ]);
});

test('a name is taken whatever its capitals, macrons included', async () => {
  await store('Ātea and Belonging');
  expect(await store('āTEA and belonging')).toMatchObject({ status: 422, errors: taken });
  expect((await store('Atea and Belonging')).status).toBe(201);
});

test('of twenty who store one name at once, one succeeds and nineteen are told that it is taken', async () => {
  const answers = await twenty((n) => store(n % 2 ? 'Same Moment' : 'SAME MOMENT'));

  expect(statuses(answers)).toEqual([201, ...Array(19).fill(422)]);
  for (const { status, errors } of answers) if (status === 422) expect(errors).toEqual(taken);
});

test('of twenty areas renamed to one name at once, one gets it', async () => {
  const uuids = await twenty(() => world.area());
  const answers = await Promise.all(uuids.map((uuid) => update(uuid, 'The only one')));

  expect(statuses(answers)).toEqual([200, ...Array(19).fill(422)]);
});

test('an area may change the capitals of its own name, and not take that of another', async () => {
  const { area } = (await store('Noticing')).reply;
  await store('Recognising');

  expect((await update(area.uuid, 'NOTICING')).reply.area.name).toBe('NOTICING');
  expect(await update(area.uuid, 'recognising')).toMatchObject({ status: 422, errors: taken });
  expect((await areaInList(area.uuid))?.name).toBe('NOTICING');
});

test('a new name shows everywhere at once', async () => {
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Tama', 'independent_learner');
  const area = await world.area('Old name');
  const pod = await world.pod('Settling in', [area]);
  await world.assign(learner, [area]);

  await update(area, 'New name');

  const params = { learner: learner.uuid };
  const [listed, all, assigned, learnerSees] = await Promise.all([
    world.as(designer)(podsOfArea, { params: { area } }),
    world.as(designer)(podIndex, {}),
    world.as(mentor)(learnerAssignments, { params }),
    world.as(mentor)(learnerLearning, { params }),
  ]);
  const named = [{ uuid: area, name: 'New name', name_mi: null }];
  expect(listed.reply.pods[0]?.areas).toEqual(named);
  expect(all.reply.pods.find(({ uuid }) => uuid === pod)?.areas).toEqual(named);
  expect(assigned.reply.data[0]?.name).toBe('New name');
  expect(learnerSees.reply.learning[0]?.name).toBe('New name');
});

test('an area that is switched off stays with the learners who have it', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const area = await world.area('Switched off');
  await world.assign(learner, [area]);

  const { reply } = await update(area, 'Switched off', false);

  expect(reply.area).toMatchObject({ active: false, learners_count: 1 });
  expect(await world.db.$count(assignments, eq(assignments.area, area))).toBe(1);
});

test('a change begun from an older version is refused with the area as it is now', async () => {
  const { area: opened } = (await store('First')).reply;
  const second = await update(opened.uuid, 'Second', false, opened.updated_at);

  const stale = await update(opened.uuid, 'Third', true, opened.updated_at);

  expect(stale).toMatchObject({
    status: 412,
    message: 'The area was changed since you opened it.',
    current: second.reply,
  });
  expect(await areaInList(opened.uuid)).toEqual(second.reply.area);
  expect((await update(opened.uuid, 'Third', true, '*')).status).toBe(200);
});

test('of twenty changes from one version one is saved', async () => {
  const { area } = (await store('Twenty editors')).reply;
  const answers = await twenty((n) => update(area.uuid, `Editor ${n}`, true, area.updated_at));

  expect(statuses(answers)).toEqual([200, ...Array(19).fill(412)]);
  const saved = answers.find(({ status }) => status === 200)?.reply.area;
  expect(await areaInList(area.uuid)).toEqual(saved);
});

test('saving what is there already is no change', async () => {
  const { area } = (await store('Unchanged')).reply;
  expect((await update(area.uuid, 'Unchanged')).reply.area).toEqual(area);
});

test.each(['not-a-uuid', '', newUuid()])('there is no area %j to change', async (uuid) => {
  const refused = await update(uuid, 'Anything');
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors)).toEqual(['uuid']);
});

test('who stored and changed an area is in the history, with what it was and became', async () => {
  const { area } = (await store('History')).reply;
  await update(area.uuid, 'Herstory', false);
  await update(area.uuid, 'Herstory', false);

  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, area.uuid))
    .orderBy(auditEvents.uuid);
  const was = { name: 'History', active: true };
  const by = { actor: designer.uuid, subjectType: 'area' };
  expect(events).toMatchObject([
    { ...by, action: 'area.stored', before: null, after: was },
    { ...by, action: 'area.changed', before: was, after: { name: 'Herstory', active: false } },
  ]);
});

test('nothing is stored of a refused area, not even in the history', async () => {
  await store('Kept once');
  const before = await world.db.$count(auditEvents);
  await store('kept ONCE');
  expect(await world.db.$count(auditEvents)).toBe(before);
  expect(await world.db.$count(areas, eq(areas.name, 'kept ONCE'))).toBe(0);
});
