import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { slim } from '../../scripts/slim-i18next.ts';
import { catalogue } from './catalogue.ts';
import { sourceEntriesOf } from './message.ts';
import { teReo } from './te-reo.ts';

const path = fileURLToPath(import.meta.resolve('i18next'));
const slimmed = slim(path, readFileSync(path, 'utf8'));

// The next test file of this worker wants the real one.
afterAll(() => {
  vi.doUnmock('i18next');
  vi.resetModules();
});

/** A translator over the real i18next, and one over what browsers get of it. */
async function translators() {
  const { createTranslationStore: real } = await import('./translation-store.ts');
  vi.resetModules();
  vi.doMock('i18next', () => import(`data:text/javascript,${encodeURIComponent(slimmed)}`));
  const { createTranslationStore: ofBrowsers } = await import('./translation-store.ts');
  return { real: real(), ofBrowsers: ofBrowsers() };
}

test('browsers get two thirds of i18next, which says every text as all of it does', async () => {
  const { real, ofBrowsers } = await translators();
  const english = Object.fromEntries(catalogue.flatMap(sourceEntriesOf));
  const maori = Object.fromEntries(teReo.map(({ text, wording }) => [text.key, wording]));
  const said = (by: typeof real) => {
    by.learn('en-NZ', english);
    by.learn('mi', maori);
    return [0, 1, 2, 1_200].flatMap((count) =>
      catalogue.flatMap((text) =>
        ['en-NZ', 'mi'].map((locale) => ({
          isKnown: by.knows(locale, text.key, count),
          words: by.translate(locale, text.key, { ...valuesFor(sourceEntriesOf(text)), count }),
        })),
      ),
    );
  };
  expect(said(ofBrowsers)).toEqual(said(real));
});

/** With signs that mean something to i18next. */
function valuesFor(wordings: readonly [key: string, wording: string][]) {
  const places = wordings.flatMap(([, wording]) => [...wording.matchAll(/\{\{(\w+)(, \w+)?\}\}/g)]);
  const at = new Date('2026-11-20T00:00:00Z');
  return Object.fromEntries(
    places.map(([, name = '', format]) => [name, format ? at : '<b>{{name}}</b> $t(a.b) $1']),
  );
}
