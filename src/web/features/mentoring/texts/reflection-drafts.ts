import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

export const reviewDraftName = (answer: string) => `review:${answer}`;
export const notesDraftName = (reflection: string) => `notes:${reflection}`;

/** The label and address of a step in a list of drafts. */
export function reviewDraftLocation(
  { uuid, user, name, questions }: Reflection,
  question: number,
): DraftLocation {
  return {
    path: `/mentor/review-learning/reflection/${uuid}?question=${question}`,
    label: message(reviewingMessages.draftOf, {
      learner: user.name,
      reflection: name,
      number: question,
      total: questions.length,
    }),
  };
}
