import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { orphanPods, podsOfArea, storePod, updatePod } from '#contract/learning/learning.ts';
import { storeLookup, updateLookup } from '#contract/learning/lookups.ts';
import { areaPods, auditEvents, pods } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

type Body = CallInput<typeof storePod>['body'];
type Kind = 'learning-aspects' | 'subject-matters';

const store = (name: string, more: Partial<Body> = {}) =>
  world.as(designer)(storePod, { body: { name, active: true, ...more } });
const update = (uuid: string, name: string, more: Partial<Body> = {}, ifMatch?: string) =>
  world.as(designer)(
    updatePod,
    { body: { uuid, name, active: true, ...more } },
    ifMatch === undefined ? {} : { ifMatch },
  );
const namesIn = async (area: string) =>
  (await world.as(designer)(podsOfArea, { params: { area } })).reply.pods.map(({ name }) => name);

async function word(kind: Kind, name = newUuid()) {
  return (await world.as(designer)(storeLookup, { body: { kind, name } })).reply.lookup;
}
const retire = (kind: Kind, { uuid, name }: { uuid: string; name: string }) =>
  world.as(designer)(updateLookup, { body: { kind, uuid, name, retired: true } });

test('a stored pod has its areas by name, its words and nothing else yet', async () => {
  const [b, a] = [await world.area('B area'), await world.area('A area')];
  const aspect = await word('learning-aspects', 'Wellbeing');
  const matter = await word('subject-matters', 'Literacy');

  const { status, reply } = await store(' Settling in ', {
    podAreas: [b, a],
    learningAspect: aspect.uuid,
    subjectMatter: matter.uuid,
  });

  expect(status).toBe(201);
  expect(reply.pod).toEqual({
    uuid: expect.any(String),
    name: 'Settling in',
    name_mi: null,
    active: true,
    assets_count: 0,
    questions_count: 0,
    updated_at: expect.stringMatching(/Z$/),
    areas: [
      { uuid: a, name: 'A area', name_mi: null },
      { uuid: b, name: 'B area', name_mi: null },
    ],
    aspect: { uuid: aspect.uuid, name: 'Wellbeing' },
    subject_matter: { uuid: matter.uuid, name: 'Literacy' },
  });
});

test.each([
  { podAreas: [] },
  { podAreas: null },
  {},
  { learningAspect: '', subjectMatter: '' },
  { learningAspect: null, subjectMatter: null },
])('with %j a pod belongs nowhere and has no words', async (more) => {
  const { reply } = await store('Draft', more);
  const { pods: orphans } = (await world.as(designer)(orphanPods, {})).reply;

  expect(reply.pod).toMatchObject({ areas: [], aspect: null, subject_matter: null });
  expect(orphans).toContainEqual(reply.pod);
});

test('two pods may share a name, and an area named twice is one', async () => {
  const area = await world.area();
  const [first, second] = [
    await store('Twin', { podAreas: [area, area.toUpperCase()] }),
    await store('Twin', { podAreas: [area] }),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.reply.pod.areas).toHaveLength(1);
  expect(await namesIn(area)).toEqual(['Twin', 'Twin']);
});

test('a new pod comes to the end of each of its areas', async () => {
  const [left, right] = [await world.area(), await world.area()];
  await store('Z first', { podAreas: [left] });
  await store('A second', { podAreas: [left, right] });
  await store('M third', { podAreas: [right, left] });

  expect(await namesIn(left)).toEqual(['Z first', 'A second', 'M third']);
  expect(await namesIn(right)).toEqual(['A second', 'M third']);
});

test('twenty pods stored at once in the same areas all get a place of their own', async () => {
  const [a, b] = [await world.area(), await world.area()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => store(`Pod ${n}`, { podAreas: n % 2 ? [a, b] : [b, a] })),
  );
  const places = await world.db.select().from(areaPods).where(eq(areaPods.area, a));

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(places.map(({ position }) => position)).size).toBe(20);
});

test('a pod that stays in an area keeps its place, a new one goes to the end', async () => {
  const [area, other] = [await world.area(), await world.area()];
  const { pod } = (await store('First', { podAreas: [area] })).reply;
  await store('Second', { podAreas: [area, other] });

  await update(pod.uuid, 'Renamed', { podAreas: [other, area] });
  expect(await namesIn(area)).toEqual(['Renamed', 'Second']);
  expect(await namesIn(other)).toEqual(['Second', 'Renamed']);

  await update(pod.uuid, 'Renamed', { podAreas: [other] });
  await update(pod.uuid, 'Renamed', { podAreas: [other, area] });
  expect(await namesIn(area)).toEqual(['Second', 'Renamed']);

  expect((await update(pod.uuid, 'Renamed', { podAreas: [] })).reply.pod.areas).toEqual([]);
});

test('every field that is wrong is named at once, and nothing is stored', async () => {
  const area = await world.area();
  const refused = await store('Refused', {
    podAreas: [area, newUuid(), area, newUuid()],
    learningAspect: newUuid(),
    subjectMatter: newUuid(),
  });

  expect(refused).toMatchObject({ status: 422 });
  expect(refused.message).toBe('The selected area is invalid. (and 3 more errors)');
  expect(refused.errors).toEqual({
    'podAreas.1': ['The selected area is invalid.'],
    'podAreas.3': ['The selected area is invalid.'],
    learningAspect: ['The selected learning aspect is invalid.'],
    subjectMatter: ['The selected subject matter is invalid.'],
  });
  expect(await world.db.$count(pods, eq(pods.name, 'Refused'))).toBe(0);
});

test('a value that is no uuid gets a message', async () => {
  const refused = await store('', { podAreas: ['x'], learningAspect: 'y', subjectMatter: 'z' });
  expect(refused.errors).toEqual({
    name: ['The name field is required.'],
    'podAreas.0': ['The learning areas field must be a valid UUID.'],
    learningAspect: ['The learning aspect field must be a valid UUID.'],
    subjectMatter: ['The subject matter field must be a valid UUID.'],
  });
});

test('a word of the other list is refused', async () => {
  const matter = await word('subject-matters');
  const refused = await store('Mixed up', { learningAspect: matter.uuid });
  expect(Object.keys(refused.errors)).toEqual(['learningAspect']);
});

test('a retired word stays on the pod that has it, and is refused for another', async () => {
  const [aspect, matter] = [await word('learning-aspects'), await word('subject-matters')];
  const words = { learningAspect: aspect.uuid, subjectMatter: matter.uuid };
  const { pod } = (await store('Had it before', words)).reply;
  await Promise.all([retire('learning-aspects', aspect), retire('subject-matters', matter)]);

  const updated = await update(pod.uuid, 'Has it still', words);
  const refused = await store('Too late', words);

  expect(updated.reply.pod).toMatchObject({ aspect: { uuid: aspect.uuid }, name: 'Has it still' });
  expect(refused.errors).toEqual({
    learningAspect: ['The selected learning aspect is retired. Please choose another.'],
    subjectMatter: ['The selected subject matter is retired. Please choose another.'],
  });
  await update(pod.uuid, 'Has it no more', { learningAspect: '', subjectMatter: null });
  expect((await update(pod.uuid, 'Too late', words)).status).toBe(422);
});

test('a change begun from an older version is refused with the pod as it is now', async () => {
  const area = await world.area('Its area');
  const { pod } = (await store('First')).reply;
  const second = await update(pod.uuid, 'Second', { podAreas: [area] }, pod.updated_at);
  const stale = await update(pod.uuid, 'Third', {}, pod.updated_at);

  expect(stale).toMatchObject({ status: 412, current: second.reply });
  expect(await namesIn(area)).toEqual(['Second']);
});

test('twenty changes of one pod end in one whole set of areas', async () => {
  const [a, b, c] = [await world.area(), await world.area(), await world.area()];
  const { pod } = (await store('Moved about')).reply;
  const sets = [[a, b], [c], [b, c], []];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => update(pod.uuid, 'Moved', { podAreas: sets[n % 4] })),
  );
  const last = (await update(pod.uuid, 'Seen', { podAreas: null })).status;
  const ended = answers.map(({ reply }) => reply.pod.areas.map(({ uuid }) => uuid).sort());

  expect([...answers.map(({ status }) => status), last]).toEqual(Array(21).fill(200));
  for (const [n, areas] of ended.entries()) expect(areas).toEqual([...(sets[n % 4] ?? [])].sort());
});

test('saving what is there already is no change', async () => {
  const [a, b] = [await world.area(), await world.area()];
  const { pod } = (await store('Unchanged', { podAreas: [a, b] })).reply;
  expect((await update(pod.uuid, 'Unchanged', { podAreas: [b, a] })).reply.pod).toEqual(pod);
});

test.each(['not-a-uuid', '', newUuid()])('there is no pod %j to change', async (uuid) => {
  const refused = await update(uuid, 'Anything');
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors)).toEqual(['uuid']);
});

test('the history has what a pod was and became', async () => {
  const area = await world.area();
  const { pod } = (await store('Before')).reply;
  await update(pod.uuid, 'After', { podAreas: [area], active: false });

  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, pod.uuid))
    .orderBy(auditEvents.uuid);
  expect(events).toMatchObject([
    { action: 'pod.stored', after: { name: 'Before', areas: [] } },
    {
      action: 'pod.changed',
      before: { name: 'Before', active: true, areas: [] },
      after: { name: 'After', active: false, areas: [area] },
    },
  ]);
});
