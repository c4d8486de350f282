import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { changeErrorsMessages } from '#messages/shared/change-errors.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

/** Why something could not be done to a record, whose name says which one is meant. */
export function changeError(name: DisplayText, error: unknown): Message {
  const { nothingChanged, maybeChanged } = changeErrorsMessages;
  const text = isUnanswered(error) ? maybeChanged : nothingChanged;
  return message(text, { name, why: errorMessage(error) });
}
