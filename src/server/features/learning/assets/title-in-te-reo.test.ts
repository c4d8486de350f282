import { beforeAll, expect, test } from 'vitest';
import { historyIndex } from '#contract/history/history.ts';
import { areaContent } from '#contract/learning/area-content.ts';
import { assetsOfPod, storeAsset, updateAsset } from '#contract/learning/assets.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

const url = 'https://example.org/talk';
type Titles = { title: string; title_mi?: string | null };

async function store(titles: Titles) {
  const pod = await world.pod('Settling in');
  const answer = await world.as(designer)(storeAsset, { body: { pod, url, ...titles } });
  return { ...answer, pod, asset: answer.reply.asset };
}
const update = (uuid: string, titles: Titles, ifMatch?: string) =>
  world.as(designer)(updateAsset, { body: { uuid, ...titles } }, { ...(ifMatch && { ifMatch }) });
const list = async (pod: string) =>
  (await world.as(designer)(assetsOfPod, { params: { pod } })).reply.assets;

test('a title in te reo is trimmed, stored in NFC, and stands in every list of assets', async () => {
  const { asset, pod } = await store({ title: 'Stories', title_mi: '  Ngā pu\u0304rākau \n' });
  expect(asset.title_mi).toBe('Ngā p\u016brākau');
  expect(await list(pod)).toEqual([asset]);

  const area = await world.area('Belonging');
  const inArea = await world.pod('Moving on', [area]);
  const body = { pod: inArea, url, title: 'Talk', title_mi: 'Kōrero' };
  await world.as(designer)(storeAsset, { body });
  const content = (await world.as(designer)(areaContent, { params: { area } })).reply;
  expect(content.pods[0]?.assets).toMatchObject([{ title: 'Talk', title_mi: 'Kōrero' }]);
});

test('a client that knows nothing of te reo leaves the title in it, and an empty one goes', async () => {
  const { asset } = await store({ title: 'Talk', title_mi: 'Kōrero' });
  const renamed = await update(asset.uuid, { title: 'A talk' });
  expect(renamed.reply.asset).toMatchObject({ title: 'A talk', title_mi: 'Kōrero', url });

  for (const none of [null, '', '  ']) {
    await update(asset.uuid, { title: 'A talk', title_mi: 'Kōrero' });
    const cleared = await update(asset.uuid, { title: 'A talk', title_mi: none });
    expect(cleared.reply.asset.title_mi).toBeNull();
  }
});

test.each([
  ['ā'.repeat(256), 'must not be greater than 255 characters.'],
  ['a\u0000b', 'holds a character that can’t be stored.'],
])('a title in te reo has the rules of a title: %j', async (title_mi, why) => {
  const errors = { title_mi: [`The title in te reo Māori field ${why}`] };
  expect(await store({ title: 'Refused', title_mi })).toMatchObject({ status: 422, errors });
});

test('of ten who change the title in te reo from one version, one is not refused', async () => {
  const { asset, pod } = await store({ title: 'Talk' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      update(asset.uuid, { title: 'Talk', title_mi: `Kōrero ${n}` }, asset.updated_at),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
  const saved = answers.find(({ status }) => status === 200);
  expect(await list(pod)).toEqual([saved?.reply.asset]);
});

test('the history names the title in te reo, in that language', async () => {
  const admin = await world.person('Ana', 'admin');
  const { asset } = await store({ title: 'Talk' });
  await update(asset.uuid, { title: 'Talk', title_mi: 'Kōrero' });
  const { reply } = await world.as(admin)(historyIndex, { query: { subject: asset.uuid } });
  expect(reply.history.data[0]?.changes).toMatchObject([
    { field: { words: 'Title in te reo Māori' }, after: [{ words: 'Kōrero', locale: 'mi' }] },
  ]);
});
