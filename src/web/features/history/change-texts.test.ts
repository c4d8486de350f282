import { expect, test } from 'vitest';
import { addedAndRemoved, lowercaseInitial, truncateTexts } from './change-texts.ts';

const mi = (words: string) => ({ words, locale: 'mi' });

test('a long text is cut at its limit, whichever piece that falls in', () => {
  expect(truncateTexts([mi('Kura'), 'abcdef'], 10)).toEqual([mi('Kura'), 'abcdef']);
  expect(truncateTexts([mi('Kura'), 'abcdefg', 'hij'], 10)).toEqual([mi('Kura'), 'abcdef…']);
  expect(truncateTexts([mi('Kura kaupapa'), 'abc'], 4)).toEqual([mi('Kura…')]);
});

test('what was added to a list stands before what was removed, each in its own language', () => {
  const roles = { field: mi('Tūnga'), before: null, after: null };
  expect(
    addedAndRemoved({ ...roles, added: [[mi('Kura')], ['Hana']], removed: [['Mere']] }),
  ).toEqual(['+ ', mi('Kura'), ', ', '+ ', 'Hana', ', ', '− ', 'Mere']);
  expect(addedAndRemoved({ ...roles, added: [], removed: [] })).toEqual([]);
});

test('a field name gets a lower-case initial in a sentence, and keeps its language', () => {
  expect(lowercaseInitial(mi('Īmēra'))).toEqual(mi('īmēra'));
  expect(lowercaseInitial('Kite')).toBe('kite');
});
