// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://stepwise.example/" }
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveTexts } from '../language.test-support.ts';
import { showIn } from './language.ts';

test('on https the cookie of the language never goes over a plain connection', async () => {
  const texts = serveTexts({ mi: {} });
  onTestFinished(texts.stop);
  const kept = vi.spyOn(document, 'cookie', 'set');

  await showIn('mi');

  expect(kept).toHaveBeenCalledWith(expect.stringMatching(/^locale=mi; .*; secure$/));
});
