import { expect, test } from 'vitest';
import { joined, merged, plain } from './pieces.ts';

const mi = (words: string) => ({ words, locale: 'mi' });
const en = (words: string) => ({ words, locale: 'en-NZ' });

test('texts in one language become one piece, with commas between them', () => {
  expect(joined([[mi('Kura')], [mi('Ako')]], ', ')).toEqual([mi('Kura, Ako')]);
  expect(joined([['Hana'], ['Mere']], ', ')).toEqual(['Hana, Mere']);
  expect(joined([], ', ')).toEqual([]);
});

test('a comma goes with what stands before it', () => {
  const pieces = [mi('Kura, '), en('Areas, '), 'Hana, ', mi('Ako')];
  expect(joined([[mi('Kura')], [en('Areas')], ['Hana'], [mi('Ako')]], ', ')).toEqual(pieces);
  expect(plain(pieces)).toBe('Kura, Areas, Hana, Ako');
});

test('what has a letter or a digit stays in its own language', () => {
  expect(merged([mi('Ako'), '7', en('a'), '+'])).toEqual([mi('Ako'), '7', en('a+')]);
});
