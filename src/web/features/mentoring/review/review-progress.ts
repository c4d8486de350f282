import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { isReviewed } from '#contract/mentoring/reviewed.ts';
import type { Step } from '#web/ui/step-bar/steps.ts';

/** 100 / n × (i + 1), with i from 0; the end is 100. */
export function progressAt({ number, count, isEnd }: Step): number {
  return isEnd ? 100 : (100 / count) * number;
}

/** The first of `answers` and of `reviews` is the current one. */
export const currentAnswer = (question: Question) => question.answers[0];
export const currentReview = (question: Question) => question.answers[0]?.reviews[0];
export const hasReview = (question: Question) => currentReview(question) !== undefined;

export const hasReviewOfRound = (question: Question) => {
  const answer = currentAnswer(question);
  return answer !== undefined && isReviewed(answer);
};

/** The numbers of the questions whose answer has no review, in this round. */
export function unreviewed(questions: readonly Question[]): number[] {
  return questions.flatMap((question, index) => (hasReviewOfRound(question) ? [] : [index + 1]));
}

/**
 * Where a review goes on: at the first answer that changed since it was sent back, else at the first
 * without a review, else at the last, where it is signed off. What can only be read starts at the
 * first question.
 */
export function firstToReview({ status, questions }: Reflection): number {
  if (status !== 'review') return 1;
  const open = unreviewed(questions);
  const hasChanged = (number: number) => questions[number - 1]?.answers[0]?.changed_since;
  return open.find(hasChanged) ?? open[0] ?? questions.length;
}
