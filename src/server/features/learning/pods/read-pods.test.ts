import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { removeAsset, storeAsset } from '#contract/learning/assets.ts';
import { orphanPods, podIndex, podsOfArea } from '#contract/learning/learning.ts';
import { questions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
  designer = await world.person('Moana', 'learning_designer');
});

const podsIn = async (area: string) =>
  (await world.as(mentor)(podsOfArea, { params: { area } })).reply.pods;
const all = async () => (await world.as(mentor)(podIndex, {})).reply.pods;
const orphans = async () => (await world.as(mentor)(orphanPods, {})).reply.pods;

test('all pods and those of no area come by name, macrons with their vowels', async () => {
  const area = await world.area();
  for (const name of ['Zeal', 'Āwhina', 'awa', 'Ūpoko']) await world.pod(name);
  for (const name of ['Zones', 'Āhua', 'Ako']) await world.pod(name, [area]);

  expect((await orphans()).map(({ name }) => name)).toEqual(['awa', 'Āwhina', 'Ūpoko', 'Zeal']);
  expect((await all()).map(({ name }) => name)).toEqual([
    'Āhua',
    'Ako',
    'awa',
    'Āwhina',
    'Ūpoko',
    'Zeal',
    'Zones',
  ]);
});

test('the pods of an area are these, in its order, active or not', async () => {
  const [area, other] = [await world.area(), await world.area()];
  const first = await world.pod('Zuletzt', [area]);
  const second = await world.pod('Anfang', [other, area], false);
  await world.pod('Elsewhere', [other]);

  expect((await podsIn(area)).map(({ uuid }) => uuid)).toEqual([first, second]);
});

test('a pod is the same in every list: its areas by name, its assets and questions', async () => {
  const [b, a] = [await world.area('B counted'), await world.area('A counted')];
  const pod = await world.pod('Counted', [b, a]);
  const question = { pod, question: 'What did you notice?', position: 1 };
  await world.db.insert(questions).values([
    { ...question, uuid: newUuid() },
    { ...question, uuid: newUuid(), locale: 'mi' },
    { ...question, uuid: newUuid(), active: false },
    { ...question, uuid: newUuid(), retiredAt: new Date() },
  ]);
  const link = { pod, title: 'A talk', url: 'https://example.org' };
  const asset = await world.as(designer)(storeAsset, { body: link });
  const removed = await world.as(designer)(storeAsset, { body: link });
  await world.as(designer)(removeAsset, { body: { uuid: removed.reply.asset.uuid } });

  const [listed] = await podsIn(a);
  expect(asset.status).toBe(201);
  expect(listed).toMatchObject({
    uuid: pod,
    assets_count: 1,
    questions_count: 1,
    aspect: null,
    subject_matter: null,
    areas: [
      { uuid: a, name: 'A counted' },
      { uuid: b, name: 'B counted' },
    ],
  });
  expect((await podsIn(b))[0]).toEqual(listed);
  expect(await all()).toContainEqual(listed);
});

test('an area without pods has an empty list, an area that is not there is a 404', async () => {
  const area = await world.area();
  const missing = await world.as(mentor)(podsOfArea, { params: { area: newUuid() } });
  const malformed = await world.as(mentor)(podsOfArea, { params: { area: 'none' } });

  expect(await podsIn(area)).toEqual([]);
  expect([missing.status, malformed.status]).toEqual([404, 404]);
});
