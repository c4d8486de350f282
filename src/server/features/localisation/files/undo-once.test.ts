import { expect, test } from 'vitest';
import {
  importTexts,
  previewTexts,
  type TextsPreview,
  undoTexts,
} from '#contract/localisation/wording-files.ts';
import { textIndex } from '#contract/localisation/wordings.ts';
import { saveWordingAs } from '#server/features/localisation/localisation.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const designer = await world.person('Hana', 'learning_designer');

const payload = 'key,translation,source\r\nshared.copy,Tārua,Hana';
const send = (path: string, more: Record<string, string> = {}) =>
  world.raw(designer, {
    method: 'POST',
    url: path,
    payload,
    type: 'text/csv',
    query: { locale: 'mi', name: 'texts.csv', ...more },
  });

test('an import is undone once: the same wording by somebody afterwards stays', async () => {
  const { preview }: { preview: TextsPreview } = (await send(previewTexts.path)).json();
  const imported = await send(importTexts.path, { fingerprint: preview.fingerprint });
  const { uuid } = imported.json().import;
  const undo = () => world.as(designer)(undoTexts, { body: { uuid } });
  expect((await undo()).reply).toMatchObject({ restored: 1, kept: 0 });

  await saveWordingAs(world, designer)('shared.copy', 'Tārua', { source: 'Hana' });
  expect((await undo()).reply).toMatchObject({ restored: 0, kept: 0 });
  const query = { locale: 'mi', search: 'shared.copy' };
  const { reply } = await world.as(designer)(textIndex, { query });
  expect(reply.texts.data).toMatchObject([{ text: 'Tārua' }]);
});
