import { expect, test } from 'vitest';
import { addedAndRemoved, lowercaseInitial, truncateTexts } from './change-texts.ts';

const mi = (words: string) => ({ words, locale: 'mi' });

test('what is too long ends where it would be, whichever piece that is in', () => {
  expect(truncateTexts([mi('Kura'), 'abcdef'], 10)).toEqual([mi('Kura'), 'abcdef']);
  expect(truncateTexts([mi('Kura'), 'abcdefg', 'hij'], 10)).toEqual([mi('Kura'), 'abcdef…']);
  expect(truncateTexts([mi('Kura kaupapa'), 'abc'], 4)).toEqual([mi('Kura…')]);
});

test('what came into a list stands before what went, each in its own language', () => {
  const roles = { field: mi('Tūnga'), before: null, after: null };
  expect(
    addedAndRemoved({ ...roles, added: [[mi('Kura')], ['Hana']], removed: [['Mere']] }),
  ).toEqual(['+ ', mi('Kura'), ', ', '+ ', 'Hana', ', ', '− ', 'Mere']);
  expect(addedAndRemoved({ ...roles, added: [], removed: [] })).toEqual([]);
});

test('a field is written small in a sentence, and stays in its language', () => {
  expect(lowercaseInitial(mi('Īmēra'))).toEqual(mi('īmēra'));
  expect(lowercaseInitial('Kite')).toBe('kite');
});
