import type { Question } from '#contract/mentoring.ts';
import type { Step } from '#web/platform/steps.ts';

/** 100 / n × (i + 1), with i from 0; the end is 100. */
export function progressAt({ number, count, isEnd }: Step): number {
  return isEnd ? 100 : (100 / count) * number;
}

/** The first of `answers` and of `reviews` is the current one. */
export const currentAnswer = (question: Question) => question.answers[0];
export const currentReview = (question: Question) => question.answers[0]?.reviews[0];

export const isReviewed = (question: Question) => currentReview(question) !== undefined;

/** The numbers of the questions that have no review yet. */
export function unreviewed(questions: readonly Question[]): number[] {
  return questions.flatMap((question, index) => (isReviewed(question) ? [] : [index + 1]));
}
