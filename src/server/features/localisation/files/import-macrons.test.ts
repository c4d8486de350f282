import { expect, test } from 'vitest';
import {
  importTexts,
  previewTexts,
  type TextsPreview,
} from '#contract/localisation/wording-files.ts';
import { textIndex } from '#contract/localisation/wordings.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const designer = await world.person('Hana', 'learning_designer');

const send = (path: string, payload: string, more: Record<string, string> = {}) =>
  world.raw(designer, {
    method: 'POST',
    url: path,
    payload,
    type: 'application/json',
    query: { locale: 'mi', name: 'texts.json', ...more },
  });

async function preview(file: string) {
  const answer: { preview: TextsPreview } = (await send(previewTexts.path, file)).json();
  return answer.preview;
}

test('a macron that a file brings as a character of its own is one letter with its vowel from then on', async () => {
  const row = { key: 'shared.copy', translation: 'Tārua', source: 'Māia' };
  const composed = JSON.stringify({ texts: [row] });
  const decomposed = composed.normalize('NFD');
  expect(decomposed).not.toBe(composed);

  const { changes, fingerprint } = await preview(decomposed);
  expect(changes).toMatchObject([{ key: 'shared.copy', after: 'Tārua' }]);
  expect((await send(importTexts.path, decomposed, { fingerprint })).statusCode).toBe(201);

  const query = { locale: 'mi', search: 'shared.copy' };
  const { reply } = await world.as(designer)(textIndex, { query });
  expect(reply.texts.data).toMatchObject([{ text: 'Tārua', source: 'Māia' }]);
  // Whichever way it is written, it is the same text.
  expect(await preview(composed)).toMatchObject({ changes: [], unchanged: 1 });
  expect(await preview(decomposed)).toMatchObject({ changes: [], unchanged: 1 });
});
