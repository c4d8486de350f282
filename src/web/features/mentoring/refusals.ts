import type { Reflection, Review } from '#contract/mentoring.ts';
import { Refused } from '#web/platform/call.ts';
import { moment } from '#web/platform/format.ts';

/** Somebody saved another text meanwhile: the review as it is now. */
export function reviewInstead(error: unknown): Review | null {
  const current = currentOf(error);
  return current && 'review' in current ? (current.review as Review) : null;
}

/** Somebody changed the notes or the state meanwhile: the reflection as it is now. */
export function reflectionInstead(error: unknown): Reflection | null {
  const current = currentOf(error);
  return current && 'reflection' in current ? (current.reflection as Reflection) : null;
}

/** The reflection itself is no longer open to changes: what is on the screen is out of date. */
export function isClosed(error: unknown): boolean {
  return error instanceof Refused && error.status === 422 && 'reflection' in error.fields;
}

/** `act` is what the person was about to do, as in 'sign off'. */
export const changedMeanwhile = ({ updated_at }: Reflection, act: string): string =>
  `The notes were changed at ${moment(updated_at)}. Read them, then ${act} again.`;

function currentOf(error: unknown): object | null {
  if (!(error instanceof Refused) || error.status !== 412) return null;
  return typeof error.current === 'object' ? error.current : null;
}
