import { sharedText } from './shared.ts';
import { type Sayable, say, type Text, type Words } from './text.ts';

/** Several texts as one: 'Administrator, Mentor'. `last` joins the last two in another way. */
export function listed(
  [first, ...rest]: readonly Sayable[],
  last: Text<'one' | 'others'> = sharedText.listed,
): Words {
  if (!first) return '';
  if (rest.length === 0) return first;
  const between = rest.length === 1 ? last : sharedText.listed;
  return say(between, { one: first, others: listed(rest, last) });
}
