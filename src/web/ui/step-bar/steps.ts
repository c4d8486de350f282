import { type DisplayText, message } from '#lib/messages/message.ts';
import { platformMessages } from '#messages/shared/platform.ts';
/** Where somebody is among questions, which count from 1; the end follows the last one. */
export type Step = { number: number; count: number; isLast: boolean; isEnd: boolean };

/** What the address asks for, brought into bounds: nothing sensible is the first question. */
export function stepAt(asked: number | undefined, count: number): Step {
  const number = Math.min(Math.max(Math.trunc(asked ?? 1) || 1, 1), count + 1);
  return { number, count, isLast: number === count, isEnd: number === count + 1 };
}

/** '2', '2 and 4', '2, 4 and 5' */
export function joinNumbers(numbers: readonly number[]): DisplayText {
  const last = numbers.at(-1);
  if (last === undefined) return '';
  const before = numbers.slice(0, -1);
  if (before.length === 0) return String(last);
  return message(platformMessages.numbersAnd, { before: before.join(', '), last });
}
