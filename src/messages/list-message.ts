import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { sharedMessages } from './shared/shared.ts';

/** Several texts as one: 'Administrator, Mentor'. `last` is the message that joins the last two. */
export function listMessage(
  [first, ...rest]: readonly DisplayText[],
  last: MessageDescriptor<'one' | 'others'> = sharedMessages.listed,
): DisplayText {
  if (!first) return '';
  if (rest.length === 0) return first;
  const between = rest.length === 1 ? last : sharedMessages.listed;
  return message(between, { one: first, others: listMessage(rest, last) });
}
