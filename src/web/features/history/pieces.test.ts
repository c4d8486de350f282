import { expect, test } from 'vitest';
import { movedIn, shortened, withSmallInitial } from './pieces.ts';

const mi = (words: string) => ({ words, locale: 'mi' });

test('what is too long ends where it would be, whichever piece that is in', () => {
  expect(shortened([mi('Kura'), 'abcdef'], 10)).toEqual([mi('Kura'), 'abcdef']);
  expect(shortened([mi('Kura'), 'abcdefg', 'hij'], 10)).toEqual([mi('Kura'), 'abcdef…']);
  expect(shortened([mi('Kura kaupapa'), 'abc'], 4)).toEqual([mi('Kura…')]);
});

test('what came into a list stands before what went, each in its own language', () => {
  const roles = { field: mi('Tūnga'), before: null, after: null };
  expect(movedIn({ ...roles, added: [[mi('Kura')], ['Hana']], removed: [['Mere']] })).toEqual([
    '+ ',
    mi('Kura'),
    ', ',
    '+ ',
    'Hana',
    ', ',
    '− ',
    'Mere',
  ]);
  expect(movedIn({ ...roles, added: [], removed: [] })).toEqual([]);
});

test('a field is written small in a sentence, and stays in its language', () => {
  expect(withSmallInitial(mi('Īmēra'))).toEqual(mi('īmēra'));
  expect(withSmallInitial('Kite')).toBe('kite');
});
