import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

export const reviewDraftName = (answer: string) => `review:${answer}`;
export const notesDraftName = (reflection: string) => `notes:${reflection}`;

/** The label and address of a step in a list of drafts. */
export const reviewDraftLocation = (
  { uuid, user, name, questions }: Reflection,
  question: number,
): DraftLocation =>
  draftLocation({ uuid, name }, { learner: user, number: question, total: questions.length });

type At = { learner: { name: string }; number: number; total: number };

/** The same for whoever hasn't the whole reflection. */
export const draftLocation = (
  { uuid, name }: { uuid: string; name: string },
  { learner, number, total }: At,
): DraftLocation => ({
  path: `/mentor/review-learning/reflection/${uuid}?question=${number}`,
  label: message(reviewingMessages.draftOf, {
    learner: learner.name,
    reflection: name,
    number,
    total,
  }),
});
