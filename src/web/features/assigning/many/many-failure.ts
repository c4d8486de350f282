import { type DisplayText, message } from '#lib/messages/message.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { distinct, messageFor } from '#web/features/assigning/assign-failure.ts';
import { ApiError } from '#web/platform/calls/call.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';

const learnerField = /^learners\.(\d+)$/;
const learnerIndex = (field: string) => Number(learnerField.exec(field)?.[1]);

/** As `failureMessages`, for several learners: an error of one learner begins with their name. */
export function manyFailureMessages(
  error: Error,
  learners: readonly { name: string }[],
): DisplayText[] {
  if (!(error instanceof ApiError)) return [messageFor(error)];
  const sentences = Object.entries(error.fields).flatMap(([field, messages]) => {
    const learner = learners[learnerIndex(field)];
    return messages.map((why) =>
      learner ? message(assigningManyMessages.ofLearner, { learner: learner.name, why }) : why,
    );
  });
  return sentences.length > 0 ? distinct(sentences) : [formErrorMessage(error)];
}

/**
 * The learners that a request may be sent again for: without those whom it was refused for by name, such
 * as somebody whose account is gone. Undefined where nobody is left, or anything else was refused.
 */
export function learnersNotRefused<Learner>(
  error: unknown,
  learners: readonly Learner[],
): Learner[] | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const refused = new Set(Object.keys(error.fields).map(learnerIndex));
  const others = learners.filter((_, index) => !refused.has(index));
  // An error of another field is none of a learner, so that more are refused than are taken out.
  const isAboutThem = refused.size > 0 && others.length === learners.length - refused.size;
  return isAboutThem && others.length > 0 ? others : undefined;
}
