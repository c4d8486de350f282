import { beforeAll, expect, test } from 'vitest';
import { assetsOfPod, orderAssets, storeAsset } from '#contract/learning/assets.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

test('of two who move links in the order that both see, one is told, with the order as it is now', async () => {
  const pod = await world.pod('Settling in');
  const add = async (title: string) => {
    const body = { pod, title, url: 'https://example.org/talk' };
    return (await world.as(designer)(storeAsset, { body })).reply.asset.uuid;
  };
  const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
  const move = (assets: string[]) =>
    world.as(designer)(orderAssets, { body: { pod, assets, seen: [one, two, three] } });

  const answers = await Promise.all([move([two, one, three]), move([one, three, two])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const [kept, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect(refused?.current).toEqual(kept?.reply);
  const { reply } = await world.as(designer)(assetsOfPod, { params: { pod } });
  expect(reply.assets).toEqual(kept?.reply.assets);
});
