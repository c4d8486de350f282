import { expect, test } from 'vitest';
import type { Question } from '#contract/mentoring/mentoring.ts';
import { stepAt } from '#web/ui/step-bar/steps.ts';
import { progressAt, unreviewed } from './review-progress.ts';

test.each([
  { step: 1, progress: 20 },
  { step: 3, progress: 60 },
  { step: 5, progress: 100 },
  { step: 6, progress: 100 },
])('step $step of five is $progress%', ({ step, progress }) => {
  expect(progressAt(stepAt(step, 5))).toBeCloseTo(progress);
});

test('questions without a review are listed by number', () => {
  const question = (reviews: number): Question => ({
    uuid: 'q',
    question: '?',
    open: false,
    answers: [
      {
        uuid: 'a',
        answer: '',
        updated_at: '2026-11-20T07:00:00.000Z',
        changed_since: false,
        versions: [],
        reviews: Array.from({ length: reviews }, () => ({
          uuid: 'r',
          review: 'Ka pai',
          reviewer: { uuid: 'h', name: 'Hana' },
          updated_at: '2026-11-20T08:00:00.000Z',
        })),
      },
    ],
  });
  const unanswered: Question = { uuid: 'q', question: '?', open: false, answers: [] };

  expect(unreviewed([question(0), question(1), question(0), unanswered])).toEqual([1, 3, 4]);
});

test('a reflection without questions is at the end at once', () => {
  expect(progressAt(stepAt(1, 0))).toBe(100);
});
