import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTranslatable } from '#lib/messages/message.ts';
import { catalogue, screens } from './catalogue.ts';

const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });

test('every text there is can be found and translated', async () => {
  const known = new Set(catalogue.map(({ key }) => key));
  const modules = await Promise.all(files.map((file) => import(`./${file}`)));
  const sections = modules.flatMap((exported) => Object.values<unknown>(exported));
  const keys = sections
    .flatMap((section) => (typeof section === 'object' && section ? Object.values(section) : []))
    .flatMap((text: unknown) => (isTranslatable(text) && 'key' in text ? [text.key] : []));
  expect(keys.length).toBeGreaterThan(1_000);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});

test('no two texts have the same key', () => {
  const keys = catalogue.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('the texts of a section belong to one screen', () => {
  const places = Object.entries(screens).flatMap(([screen, { sections }]) =>
    sections.flatMap((section) =>
      Object.values(section).map(({ key }) => `${key.slice(0, key.indexOf('.'))} ${screen}`),
    ),
  );
  const sections = [...new Set(places)].map((place) => place.split(' ')[0]);
  expect(sections).toEqual([...new Set(sections)]);
});

test('a key is a section and a name, which i18next takes apart in no other way', () => {
  expect(catalogue.filter(({ key }) => !/^[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z0-9]*$/.test(key))).toEqual(
    [],
  );
});
