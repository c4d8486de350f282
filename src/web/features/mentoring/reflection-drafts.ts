import type { Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { say } from '#texts/text.ts';
import type { Place } from '#web/platform/drafts.ts';

export const reviewDraft = (answer: string) => `review:${answer}`;
export const notesDraft = (reflection: string) => `notes:${reflection}`;

/** How a list of drafts speaks of a step, and leads back to it. */
export function placeOf({ uuid, user, name, questions }: Reflection, question: number): Place {
  return {
    path: `/mentor/review-learning/reflection/${uuid}?question=${question}`,
    label: say(reviewingText.draftOf, {
      learner: user.name,
      reflection: name,
      number: question,
      total: questions.length,
    }),
  };
}
