import { openThread } from '#server/platform/thread.ts';

/** `own` is what the person is called: their name and e-mail. */
export type ToJudge = { password: string; own: readonly string[] };

/** By the names that zxcvbn gives its sentences; texts/password-warnings.ts and -advice.ts say them. */
export type Judged = { isGood: boolean; warning: string | undefined; advice: string | undefined };

/** A judgement may take a tenth of a second: of those that wait, the last has its answer in four. */
export const MOST_WAITING = 40;

const thread = openThread<ToJudge, Judged>(new URL('password-judge-thread.ts', import.meta.url), {
  most: MOST_WAITING,
});

/**
 * Beside the event loop, since zxcvbn works for long at passwords made to keep it busy. Rejects with
 * `NotDoneError` where too many wait.
 */
export const judge = thread.ask;
