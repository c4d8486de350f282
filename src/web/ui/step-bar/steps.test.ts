import { expect, test } from 'vitest';
import { translateToEnglish } from '#testing/english.ts';
import { joinNumbers, stepAt } from './steps.ts';

test.each([
  { asked: undefined, number: 1 },
  { asked: 3, number: 3 },
  { asked: 0, number: 1 },
  { asked: -7, number: 1 },
  { asked: Number.NaN, number: 1 },
  { asked: 2.9, number: 2 },
  { asked: 6, number: 6 },
  { asked: 99, number: 6 },
])('of five questions, $asked in the address is step $number', ({ asked, number }) => {
  expect(stepAt(asked, 5).number).toBe(number);
});

test('the end follows the last question', () => {
  expect(stepAt(5, 5)).toMatchObject({ isLast: true, isEnd: false });
  expect(stepAt(6, 5)).toMatchObject({ isLast: false, isEnd: true });
});

test('a reflection without questions is at its end at once', () => {
  expect(stepAt(undefined, 0)).toMatchObject({ number: 1, isLast: false, isEnd: true });
});

test.each([
  [[], ''],
  [[2], '2'],
  [[2, 4], '2 and 4'],
  [[2, 4, 5], '2, 4 and 5'],
])('%j is spoken of as "%s"', (numbers, words) => {
  expect(translateToEnglish(joinNumbers(numbers))).toBe(words);
});
