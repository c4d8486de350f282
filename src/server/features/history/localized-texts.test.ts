import { expect, test } from 'vitest';
import { joinTexts, mergeTexts, plainText } from './localized-texts.ts';

const mi = (words: string) => ({ words, locale: 'mi' });
const en = (words: string) => ({ words, locale: 'en-NZ' });

test('texts in one language become one piece, with commas between them', () => {
  expect(joinTexts([[mi('Kura')], [mi('Ako')]], ', ')).toEqual([mi('Kura, Ako')]);
  expect(joinTexts([['Hana'], ['Mere']], ', ')).toEqual(['Hana, Mere']);
  expect(joinTexts([], ', ')).toEqual([]);
});

test('a comma goes with what stands before it', () => {
  const pieces = [mi('Kura, '), en('Areas, '), 'Hana, ', mi('Ako')];
  expect(joinTexts([[mi('Kura')], [en('Areas')], ['Hana'], [mi('Ako')]], ', ')).toEqual(pieces);
  expect(plainText(pieces)).toBe('Kura, Areas, Hana, Ako');
});

test('what has a letter or a digit stays in its own language', () => {
  expect(mergeTexts([mi('Ako'), '7', en('a'), '+'])).toEqual([mi('Ako'), '7', en('a+')]);
});
