import type { Answer } from './mentoring.ts';

/**
 * Whether an answer has a review of this round. A review of the round before counts too, unless more
 * was asked of the answer then: it is about the former text. Lists count the same in SQL
 * (`worklist/reviewed-count.ts`), and a test holds the two together.
 */
export function isReviewed({ reviews: [review], versions: [last] }: Answer): boolean {
  if (!review || last?.mark !== 'more') return review !== undefined;
  return Date.parse(review.updated_at) > Date.parse(last.sent_back_at);
}
