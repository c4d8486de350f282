import { createHash } from 'node:crypto';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid, tooManyRequests } from '#server/platform/http/api-error.ts';
import { concurrencyLimit } from '#server/platform/http/protection/concurrency-limit.ts';
import {
  attemptsSoFar,
  countAttempt,
  resetAttempts,
} from '#server/platform/http/protection/throttle.ts';
import { countFailure, lockoutOf, resetFailures } from './login-failures.ts';

/** Per e-mail and network address, on any device (api.md). */
const perPair = { tries: 5, seconds: 60 };
/** A school shares one network address: many log in from it, but no script may guess for ever. */
const perAddress = { tries: 30, seconds: 60 };

const byAddress = concurrencyLimit({ atOnce: 4, waiting: 200 });
const byAccount = concurrencyLimit({ atOnce: 1, waiting: 200 });

/**
 * Attempts at one account run one after the other, and few at once from a network address: checked
 * in parallel, all would be let through before any of them has failed.
 */
export const queueLogin = <T>({ origin }: Context, account: string, work: () => Promise<T>) =>
  byAddress(origin.address, () => byAccount(account, work));

export type LoginAttempt = {
  /** The `emailKey` of what was typed, whether it has an account or not; for a code its own key. */
  account: string;
  /** The token of the device, if the person has logged in on it before. */
  device: string | undefined;
  /** Beside which a refusal stands. */
  field: 'email' | 'code' | 'recovery_code' | 'passkey';
};

const pairKey = ({ origin }: Context, { account }: LoginAttempt) =>
  `login|${account}|${origin.address}`;
const addressKey = ({ origin }: Context) => `login|${origin.address}`;
/** A known device counts by itself, so that guesses made elsewhere don't lock it out. */
const failureKey = ({ account, device }: LoginAttempt) =>
  device ? `device|${device}` : `account|${account}`;

/**
 * How many failures in a row are free, and what is left to somebody after too many. Six digits are
 * easier to guess than a password. Nobody guesses a recovery code or a passkey: counting those in a row
 * would only let others shut their owner out.
 */
const inARow: Partial<Record<LoginAttempt['field'], { free: number; wayOut: MessageDescriptor }>> =
  {
    email: { free: 10, wayOut: accountErrorsMessages.loginsOver },
    code: { free: 5, wayOut: accountErrorsMessages.codesOver },
  };

/** Also throws for an address without an account: otherwise a lockout would reveal who has one. */
export async function assertNotLockedOut(ctx: Context, attempt: LoginAttempt): Promise<void> {
  const { db, now } = ctx;
  const { field } = attempt;
  const pair = await attemptsSoFar(db, pairKey(ctx, attempt), perPair);
  if (pair.exceeded) throw lockedOut(field, pair.secondsLeft);
  const rule = inARow[field];
  if (rule) {
    const lockout = await lockoutOf(db, failureKey(attempt), { now, free: rule.free });
    if (lockout.isPermanent) throw invalid(field, rule.wayOut);
    if (lockout.secondsLeft > 0) throw lockedOut(field, lockout.secondsLeft);
  }
  const address = await attemptsSoFar(db, addressKey(ctx), perAddress);
  if (address.exceeded) throw tooManyRequests(address.secondsLeft);
}

function lockedOut(field: LoginAttempt['field'], secondsLeft: number) {
  const seconds = String(secondsLeft);
  const why = message(accountErrorsMessages.tooManyLogins, { seconds });
  return invalid(field, why, { 'retry-after': seconds });
}

export async function countFailedLogin(ctx: Context, attempt: LoginAttempt): Promise<void> {
  const { db, now } = ctx;
  await countAttempt(db, pairKey(ctx, attempt), perPair);
  await countAttempt(db, addressKey(ctx), perAddress);
  if (inARow[attempt.field]) await countFailure(db, failureKey(attempt), now);
}

/** Limits nothing: it is one write, as a failed login at an account has one more in its history. */
export async function countUnknownEmail({ db }: Context, email: string): Promise<void> {
  const key = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  await countAttempt(db, `unknown|${key}`, perPair);
}

/** Called outside of a transaction, like everything that counts attempts. */
export async function resetFailedLogins(ctx: Context, attempt: LoginAttempt): Promise<void> {
  await resetAttempts(ctx.db, pairKey(ctx, attempt));
  await resetFailuresInARow(ctx, attempt);
}

/** After a login or a new password, the failures of the device, or of the account, start from none. */
export const resetFailuresInARow = ({ db }: Context, attempt: LoginAttempt): Promise<void> =>
  resetFailures(db, failureKey(attempt));
