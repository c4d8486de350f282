import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { currentIn } from '#web/platform/calls/api-error.ts';
import { ApiError } from '#web/platform/calls/call.ts';

/** Somebody changed the notes or the state meanwhile: the reflection as it is now. */
export function conflictingReflection(error: unknown): Reflection | null {
  const current = currentIn<object>(error);
  return current && 'reflection' in current ? (current.reflection as Reflection) : null;
}

/** The reflection itself is no longer open to changes: what is on the screen is out of date. */
export const isClosedError = (error: unknown): boolean =>
  isAccessLost(error) ||
  (error instanceof ApiError && error.status === 422 && 'reflection' in error.fields);

/** Reading is refused: by a role of the whole service that ended (403), or of an organisation (404). */
export const isAccessLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 403 && !error.needsTwoStep));

/**
 * What stands in the way of signing off or sending back what was `seen`. `notesChanged` says what the
 * person was about to do.
 */
export function changedMeanwhileMessage(
  notesChanged: MessageDescriptor<'at'>,
  seen: Reflection,
  { updated_at, submitted_at, user }: Reflection,
): Message {
  return submitted_at === seen.submitted_at
    ? message(notesChanged, { at: formatTimeOrDate(updated_at) })
    : resubmittedMessage({ user });
}

export const resubmittedMessage = ({ user }: Pick<Reflection, 'user'>): Message =>
  message(finishingMessages.resubmitted, { learner: user.name });
