// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://stepwise.example/" }
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveTranslations } from '#web/translations.test-support.ts';
import { changeLanguage } from './language.ts';

test('on https the cookie of the language never goes over a plain connection', async () => {
  const texts = serveTranslations({ mi: {} });
  onTestFinished(texts.stop);
  const kept = vi.spyOn(document, 'cookie', 'set');

  await changeLanguage('mi');

  expect(kept).toHaveBeenCalledWith(expect.stringMatching(/^locale=mi; .*; secure$/));
});
