import { expect, test } from 'vitest';
import { hasLostLetters, hasUnderscoreForMacron } from './row-values.ts';

test.each(['M_ia', 'T_hoe', '_tara', 'Taup_', 'ng_ti R_'])('%s has lost a macron', (text) => {
  expect(hasUnderscoreForMacron(text)).toBe(true);
});

test.each(['Hana_Parata', 'first_name', 'Māia'])('%s has not', (text) => {
  expect(hasUnderscoreForMacron(text)).toBe(false);
});

// Work that grew with the square of the length would take hours, and everybody would wait.
test.each(['B', 'b', 'Bb', '_', '?'])(
  'a cell of a million letters such as %s is read at once',
  (letter) => {
    const cell = letter.repeat(1_000_000);
    expect(hasUnderscoreForMacron(`${cell}1`)).toBe(false);
    expect(hasLostLetters(`${cell}1`)).toBe(false);
  },
);
