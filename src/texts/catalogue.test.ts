import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { type AnyText, wordingsOf } from './text.ts';

const here = new URL('.', import.meta.url);
const isText = (value: unknown): value is AnyText =>
  typeof value === 'object' && value !== null && 'key' in value && 'english' in value;

test('every text of every section is in the catalogue, once', async () => {
  const files = readdirSync(here).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(new URL(file, here).href)));
  const written = modules
    .flatMap((module) => Object.values<object>(module))
    .flatMap((value) => Object.values(value).filter(isText));
  const keys = (texts: readonly AnyText[]) => texts.map(({ key }) => key).sort();
  expect(keys(catalogue)).toEqual([...new Set(keys(written))]);
});

test('a key has two parts, of letters and figures alone', () => {
  for (const { key } of catalogue) expect(key).toMatch(/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/);
});

test('no wording is empty, and each is stored in its composed form', () => {
  for (const [, wording] of catalogue.flatMap(wordingsOf)) {
    expect(wording.trim()).not.toBe('');
    expect(wording).toBe(wording.normalize('NFC'));
  }
});
