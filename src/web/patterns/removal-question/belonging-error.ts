import { type Message, message } from '#lib/messages/message.ts';
import { belongingErrorsMessages } from '#messages/organisations/belonging-errors.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

/** Why somebody could not be added or removed, or a role of theirs: `name` is the one of the row. */
export function belongingError(name: string, error: unknown): Message {
  const { nothingChanged, maybeChanged } = belongingErrorsMessages;
  const text = isUnanswered(error) ? maybeChanged : nothingChanged;
  return message(text, { name, why: errorMessage(error) });
}
