import type { Strength } from '#contract/accounts/password-strength.ts';
import { openThread } from '#server/platform/jobs/thread.ts';

/** `own` is what others know of the person: their name, e-mail and organisations, and the product. */
export type StrengthTask = { password: string; own: readonly string[] };

/** A check takes up to a tenth of a second: the last of these has its answer after four. */
export const MAX_WAITING = 40;

const thread = openThread<StrengthTask, Strength>(
  new URL('password-strength-thread.ts', import.meta.url),
  {
    waiting: MAX_WAITING,
  },
);

/**
 * In a thread of its own, since zxcvbn takes long over passwords made to keep it busy. Rejects with
 * `ThreadUnavailableError` when too many wait.
 */
export const passwordStrength = thread.run;
