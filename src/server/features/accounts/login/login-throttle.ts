import { message } from '#lib/messages/message.ts';
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

/** For an e-mail at one network address, whoever it is and on whatever device (api.md). */
const perPair = { tries: 5, seconds: 60 };
/** A school is one address: many people may log in from it, a script may not guess for ever. */
const perAddress = { tries: 30, seconds: 60 };

const byAddress = concurrencyLimit({ atOnce: 4, waiting: 200 });
const byAccount = concurrencyLimit({ atOnce: 1, waiting: 200 });

/**
 * One after the other for an account, and few for a network address: were they checked at once, none
 * of them would have failed yet.
 */
export const queueLogin = <T>({ origin }: Context, account: string, work: () => Promise<T>) =>
  byAddress(origin.address, () => byAccount(account, work));

type LoginAttempt = {
  /** Of the e-mail, whether there is an account or not. */
  account: string;
  /** The token of a device that has been logged in from before. */
  device: string | undefined;
};

const pairKey = ({ origin }: Context, { account }: LoginAttempt) =>
  `login|${account}|${origin.address}`;
const addressKey = ({ origin }: Context) => `login|${origin.address}`;
/** What others guess elsewhere doesn't lock out a device that is known, and its own guesses do. */
const rowKey = ({ account, device }: LoginAttempt) =>
  device ? `device|${device}` : `account|${account}`;

/** The same for an address that nobody has, or being locked out would tell who is here. */
export async function assertNotLockedOut(ctx: Context, guess: LoginAttempt): Promise<void> {
  const { db, now } = ctx;
  const pair = await attemptsSoFar(db, pairKey(ctx, guess), perPair);
  if (pair.exceeded) throw lockedOut(pair.secondsLeft);
  const row = await lockoutOf(db, rowKey(guess), now);
  if (row.isOver) throw invalid('email', accountErrorsMessages.loginsOver);
  if (row.secondsLeft > 0) throw lockedOut(row.secondsLeft);
  const address = await attemptsSoFar(db, addressKey(ctx), perAddress);
  if (address.exceeded) throw tooManyRequests(address.secondsLeft);
}

function lockedOut(secondsLeft: number) {
  const seconds = String(secondsLeft);
  const why = message(accountErrorsMessages.tooManyLogins, { seconds });
  return invalid('email', why, { 'retry-after': seconds });
}

export async function countFailedLogin(ctx: Context, guess: LoginAttempt): Promise<void> {
  const { db, now } = ctx;
  await countAttempt(db, pairKey(ctx, guess), perPair);
  await countAttempt(db, addressKey(ctx), perAddress);
  await countFailure(db, rowKey(guess), now);
}

/** Outside of a transaction, as all that counts tries. */
export async function resetFailedLogins(ctx: Context, guess: LoginAttempt): Promise<void> {
  await resetAttempts(ctx.db, pairKey(ctx, guess));
  await resetFailuresInARow(ctx, guess);
}

/** They end with a login, from a new device for an account, or with a new password. */
export const resetFailuresInARow = ({ db }: Context, guess: LoginAttempt): Promise<void> =>
  resetFailures(db, rowKey(guess));
