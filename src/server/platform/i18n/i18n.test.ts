import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';

const reworded = (words: string) => new Map([['mi', { 'shared.save': words }]]);
const active = ['en-NZ', 'mi'];

test('what is drawn from a bundle stays good while nobody rewords anything', () => {
  const i18n = createI18n();
  i18n.load(reworded('Tiakina'), active);
  const bundle = i18n.bundleFor('mi');
  i18n.load(reworded('Tiakina'), [...active]);
  expect(i18n.bundleFor('mi')).toBe(bundle);
});

test('a rewording is in the next bundle, under another version', () => {
  const i18n = createI18n();
  const before = i18n.bundleFor('mi');
  i18n.load(reworded('Tiakina'), active);
  const after = i18n.bundleFor('mi');
  expect(after.wordings).toMatchObject({ 'shared.save': 'Tiakina' });
  expect(after.version).not.toBe(before.version);
});
