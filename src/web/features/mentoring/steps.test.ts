import { expect, test } from 'vitest';
import type { Question } from '#contract/mentoring.ts';
import { listed, progressAt, stepAt, unreviewed } from './steps.ts';

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
  expect(progressAt(stepAt(1, 0))).toBe(100);
});

test.each([
  { step: 1, progress: 20 },
  { step: 3, progress: 60 },
  { step: 5, progress: 100 },
  { step: 6, progress: 100 },
])('step $step of five is $progress%', ({ step, progress }) => {
  expect(progressAt(stepAt(step, 5))).toBeCloseTo(progress);
});

test('questions without a review are named by number', () => {
  const question = (reviews: number): Question => ({
    uuid: 'q',
    question: '?',
    answers: [
      {
        uuid: 'a',
        answer: '',
        reviews: Array.from({ length: reviews }, () => ({
          uuid: 'r',
          review: 'Ka pai',
          reviewer: { uuid: 'h', name: 'Hana' },
          updated_at: '2026-11-20T08:00:00.000Z',
        })),
      },
    ],
  });
  const unanswered: Question = { uuid: 'q', question: '?', answers: [] };

  expect(unreviewed([question(0), question(1), question(0), unanswered])).toEqual([1, 3, 4]);
});

test.each([
  [[], ''],
  [[2], '2'],
  [[2, 4], '2 and 4'],
  [[2, 4, 5], '2, 4 and 5'],
])('%j is spoken of as "%s"', (numbers, words) => {
  expect(listed(numbers)).toBe(words);
});
