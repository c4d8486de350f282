import { expect, test } from 'vitest';
import {
  importTexts,
  previewTexts,
  type TextsPreview,
} from '#contract/localisation/wording-files.ts';
import { textIndex } from '#contract/localisation/wordings.ts';
import { saveWordingAs } from '#server/features/localisation/localisation.test-support.ts';
import { newWorld } from '#testing/world.ts';

const key = 'shared.save';

test.each([
  ['a table without the column', `key,translation\r\n${key},Puritia`, 'Te Aka'],
  ['a table with an empty cell', `key,translation,source\r\n${key},Puritia,`, null],
  [
    'a list that does not name it',
    JSON.stringify({ texts: [{ key, translation: 'Puritia' }] }),
    'Te Aka',
  ],
  [
    'a list that says there is none',
    JSON.stringify({ texts: [{ key, translation: 'Puritia', source: null }] }),
    null,
  ],
])('%s: the stored source stays only if the file names none', async (_, payload, expected) => {
  const world = await newWorld();
  const designer = await world.person('Hana', 'learning_designer');
  await saveWordingAs(world, designer)(key, 'Tiakina', { source: 'Te Aka' });
  const query = { locale: 'mi', name: 'texts' };
  const file = { method: 'POST' as const, payload, type: 'text/csv' };

  const previewed = await world.raw(designer, { ...file, url: previewTexts.path, query });
  const { fingerprint }: TextsPreview = previewed.json().preview;
  await world.raw(designer, { ...file, url: importTexts.path, query: { ...query, fingerprint } });

  const { reply } = await world.as(designer)(textIndex, { query: { locale: 'mi', search: key } });
  const worded = reply.texts.data.find((wording) => wording.key === key);
  expect(worded).toMatchObject({ text: 'Puritia', source: expected });
});
