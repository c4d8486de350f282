import { type DisplayText, message } from '#lib/messages/message.ts';
import { stepNumbersMessages } from '#messages/shared/step-bar.ts';

/** The current question, counted from 1. The end is the step after the last question. */
export type Step = { number: number; count: number; isLast: boolean; isEnd: boolean };

/** The question in the address, within bounds; without a number the first one. */
export function stepAt(requested: number | undefined, count: number): Step {
  const number = Math.min(Math.max(Math.trunc(requested ?? 1) || 1, 1), count + 1);
  return { number, count, isLast: number === count, isEnd: number === count + 1 };
}

/** '2', '2 and 4', '2, 4 and 5' */
export function joinNumbers(numbers: readonly number[]): DisplayText {
  const last = numbers.at(-1);
  if (last === undefined) return '';
  const before = numbers.slice(0, -1);
  if (before.length === 0) return String(last);
  return message(stepNumbersMessages.numbersAnd, { before: before.join(', '), last });
}
