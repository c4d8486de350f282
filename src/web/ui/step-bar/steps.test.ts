import { expect, test } from 'vitest';
import { translateToEnglish } from '#testing/english.ts';
import { joinNumbers, stepAt } from './steps.ts';

test.each([
  { requested: undefined, number: 1 },
  { requested: 3, number: 3 },
  { requested: 0, number: 1 },
  { requested: -7, number: 1 },
  { requested: Number.NaN, number: 1 },
  { requested: 2.9, number: 2 },
  { requested: 6, number: 6 },
  { requested: 99, number: 6 },
])('of five questions, $requested in the address is step $number', ({ requested, number }) => {
  expect(stepAt(requested, 5).number).toBe(number);
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
])('%j is written as "%s"', (numbers, text) => {
  expect(translateToEnglish(joinNumbers(numbers))).toBe(text);
});
