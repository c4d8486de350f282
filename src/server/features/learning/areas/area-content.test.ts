import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { areaContent } from '#contract/learning/area-content.ts';
import { storeAsset } from '#contract/learning/assets.ts';
import { orderPods } from '#contract/learning/learning.ts';
import { updateQuestions } from '#contract/learning/questions.ts';
import { pods, questions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Ngaire', 'learning_designer');
});

const read = async (area: string, person = designer) =>
  (await world.as(person)(areaContent, { params: { area } })).reply;

test('an area comes with its pods in their order, what they offer, and both languages', async () => {
  const area = await world.area('Belonging');
  const [settling, moving] = [
    await world.pod('Settling in', [area]),
    await world.pod('Moving on', [area]),
  ];
  await world.pod('Elsewhere', [await world.area()]);
  await world.as(designer)(orderPods, { body: { uuid: area, pods: [moving, settling] } });
  await world.db.update(pods).set({ nameMi: 'Te whakatau' }).where(eq(pods.uuid, settling));
  const link = { pod: settling, title: 'He pukapuka', url: 'https://example.com/a' };
  await world.as(designer)(storeAsset, { body: link });
  await world.ask({ pod: settling }, ['Why?', 'Who?']);
  const body = { uuid: settling, type: 'pod' as const, locale: 'mi' as const };
  const teReo = [{ question: 'He aha ai?' }, { question: 'Ko wai?', active: false }];
  await world.as(designer)(updateQuestions, { body: { ...body, questions: teReo } });
  await world.ask({ area }, ['What did you notice?']);
  const retired = { uuid: newUuid(), area, question: 'Retired', position: 9 };
  await world.db.insert(questions).values({ ...retired, retiredAt: new Date() });

  const content = await read(area);

  expect(content.area).toMatchObject({ uuid: area, name: 'Belonging', pods_count: 2 });
  expect(content.questions).toMatchObject({ en: [{ question: 'What did you notice?' }], mi: [] });
  expect(content.pods.map(({ name, name_mi }) => [name, name_mi])).toEqual([
    ['Moving on', null],
    ['Settling in', 'Te whakatau'],
  ]);
  expect(content.pods[0]).toMatchObject({ assets: [], questions: { en: [], mi: [] } });
  expect(content.pods[1]?.assets).toMatchObject([{ title: 'He pukapuka', url: link.url }]);
  expect(content.pods[1]?.questions).toMatchObject({
    en: [
      { question: 'Why?', active: true },
      { question: 'Who?', active: true },
    ],
    mi: [
      { question: 'He aha ai?', active: true },
      { question: 'Ko wai?', active: false },
    ],
  });
});

test('an area with nothing in it is empty, and one that is not there is a 404', async () => {
  const area = await world.area();
  expect(await read(area)).toMatchObject({ questions: { en: [], mi: [] }, pods: [] });
  const { status } = await world.as(designer)(areaContent, { params: { area: newUuid() } });
  expect(status).toBe(404);
});
