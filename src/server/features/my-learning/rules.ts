import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import type { SubmissionDates } from '#server/features/mentoring/index.ts';

/** Why its learner can't write in a reflection now; undefined when they can. */
export function closedToLearnerMessage({
  submittedAt,
  completedAt,
}: SubmissionDates): MessageDescriptor | undefined {
  if (completedAt) return reflectionErrorsMessages.complete;
  return submittedAt ? reflectionErrorsMessages.withMentor : undefined;
}

/** A sentence for each question that has no answer yet. */
export function unansweredMessages(
  asked: readonly { wording: string; answer: string | null }[],
): Message[] {
  return asked
    .filter(({ answer }) => !answer)
    .map(({ wording }) => message(reflectionErrorsMessages.unanswered, { question: wording }));
}
