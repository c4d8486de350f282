import type { Strength } from '#contract/accounts/password-strength.ts';
import { openThread } from '#server/platform/jobs/thread.ts';

/** `own` is what others know of the person: their name, e-mail and organisations, and the product. */
export type StrengthTask = { password: string; own: readonly string[] };

/** A judgement may take a tenth of a second: of those that wait, the last has its answer in four. */
export const MAX_WAITING = 40;

const thread = openThread<StrengthTask, Strength>(
  new URL('password-strength-thread.ts', import.meta.url),
  {
    waiting: MAX_WAITING,
  },
);

/**
 * Beside the event loop, since zxcvbn works for long at passwords made to keep it busy. Rejects with
 * `NotDoneError` where too many wait.
 */
export const passwordStrength = thread.ask;
