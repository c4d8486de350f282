import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { textIndex } from '#contract/localisation/wordings.ts';
import { learningOverview } from '#contract/system/overview.ts';
import { areas, aspects, pods, questions } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const names = ({ first }: { first: { name: string }[] }) => first.map(({ name }) => name);

test('a designer reads what is unfinished, by number and by name', async () => {
  const world = await newWorld();
  const designer = await world.person('Ngaire', 'learning_designer');
  const read = async () => (await world.as(designer)(learningOverview, {})).reply.overview;
  const none = { total: 0, first: [] };
  expect(await read()).toMatchObject({
    areas_without_pods: none,
    areas_without_questions: none,
    pods_without_questions: none,
    pods_without_area: none,
    without_te_reo: none,
    retired_words: none,
    inactive_areas: none,
  });

  const [belonging, place] = [await world.area('Belonging'), await world.area('Ōtautahi')];
  const settling = await world.pod('Settling in', [belonging]);
  await world.pod('Alone', []);
  await world.pod('Switched off', [], false);
  await world.ask({ area: belonging }, ['What did you notice?', 'Who was there?', 'And then?']);
  await world.ask({ pod: settling }, ['Why?']);
  const teReo = { locale: 'mi', question: 'He aha?', position: 0 };
  await world.db.insert(questions).values([
    { uuid: newUuid(), area: belonging, ...teReo },
    { uuid: newUuid(), area: belonging, ...teReo, retiredAt: new Date() },
    { uuid: newUuid(), pod: settling, ...teReo },
    // Copied to be translated, and not touched yet.
    { uuid: newUuid(), area: belonging, ...teReo, question: 'Who was there?' },
    { uuid: newUuid(), area: belonging, ...teReo, question: 'And then?' },
  ]);
  const [word, unused] = [newUuid(), newUuid()];
  const retiredAt = new Date();
  await world.db.insert(aspects).values([
    { uuid: word, name: 'Whanaungatanga', retiredAt },
    { uuid: unused, name: 'Unused', retiredAt },
  ]);
  await world.db.update(pods).set({ aspect: word }).where(eq(pods.uuid, settling));
  await world.assign(await world.person('Mere', 'independent_learner'), [place]);

  const before = await read();
  expect([before.areas_without_pods.total, names(before.areas_without_pods)]).toEqual([
    1,
    ['Ōtautahi'],
  ]);
  expect(names(before.areas_without_questions)).toEqual(['Ōtautahi']);
  expect(names(before.pods_without_questions)).toEqual(['Alone']);
  expect(names(before.pods_without_area)).toEqual(['Alone']);
  expect(before.without_te_reo).toEqual({
    total: 1,
    first: [{ uuid: belonging, name: 'Belonging' }],
  });
  expect(names(before.retired_words)).toEqual(['Whanaungatanga']);
  expect(before.inactive_areas.total).toBe(0);

  await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, place));
  const after = await read();
  expect(after.areas_without_pods.total).toBe(0);
  expect(names(after.inactive_areas)).toEqual(['Ōtautahi']);
});

test('the texts without te reo Māori are those that the list of texts finds', async () => {
  const world = await newWorld();
  const designer = await world.person('Ngaire', 'learning_designer');
  const { reply } = await world.as(designer)(textIndex, {
    query: { locale: 'mi', status: 'missing' },
  });
  const { overview } = (await world.as(designer)(learningOverview, {})).reply;
  expect(overview.texts_without_te_reo).toBe(reply.texts.total);
});

test('what no list shows alone is named to the last', async () => {
  const world = await newWorld();
  const designer = await world.person('Ngaire', 'learning_designer');
  for (const name of ['Belonging', 'Caring', 'Language', 'Play', 'Whānau']) await world.area(name);
  const { overview } = (await world.as(designer)(learningOverview, {})).reply;
  expect(names(overview.areas_without_questions)).toEqual([
    'Belonging',
    'Caring',
    'Language',
    'Play',
    'Whānau',
  ]);
});
