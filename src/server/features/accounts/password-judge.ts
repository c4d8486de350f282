import type { Strength } from '#contract/password-strength.ts';
import { openThread } from '#server/platform/thread.ts';

/** `own` is what others know of the person: their name, e-mail and organisations, and the product. */
export type ToJudge = { password: string; own: readonly string[] };

/** A judgement may take a tenth of a second: of those that wait, the last has its answer in four. */
export const MOST_WAITING = 40;

const thread = openThread<ToJudge, Strength>(new URL('password-judge-thread.ts', import.meta.url), {
  most: MOST_WAITING,
});

/**
 * Beside the event loop, since zxcvbn works for long at passwords made to keep it busy. Rejects with
 * `NotDoneError` where too many wait.
 */
export const judge = thread.ask;
