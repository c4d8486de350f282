import type { Context } from '#server/platform/context.ts';
import { invalid, tooMany } from '#server/platform/refusal.ts';
import { countTry, forgetTries, triesSoFar } from '#server/platform/throttle.ts';
import { turns } from '#server/platform/turns.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';
import { say } from '#texts/text.ts';
import { countFailure, forgetFailures, standingOf } from './login-failures.ts';

/** For an e-mail at one network address, whoever it is and on whatever device (api.md). */
const perPair = { tries: 5, seconds: 60 };
/** A school is one address: many people may log in from it, a script may not guess for ever. */
const perAddress = { tries: 30, seconds: 60 };

const byAddress = turns({ atOnce: 4, waiting: 200 });
const byAccount = turns({ atOnce: 1, waiting: 200 });

/**
 * One after the other for an account, and few for a network address: were they checked at once, none
 * of them would have failed yet.
 */
export const inTurn = <T>({ origin }: Context, account: string, work: () => Promise<T>) =>
  byAddress(origin.address, () => byAccount(account, work));

type Guess = {
  /** Of the e-mail, whether there is an account or not. */
  account: string;
  /** The token of a device that has been logged in from before. */
  device: string | undefined;
};

const pairKey = ({ origin }: Context, { account }: Guess) => `login|${account}|${origin.address}`;
const addressKey = ({ origin }: Context) => `login|${origin.address}`;
/** What others guess elsewhere doesn't lock out a device that is known, and its own guesses do. */
const rowKey = ({ account, device }: Guess) => (device ? `device|${device}` : `account|${account}`);

/** The same for an address that nobody has, or being locked out would tell who is here. */
export async function refuseGuessing(ctx: Context, guess: Guess): Promise<void> {
  const { db, now } = ctx;
  const pair = await triesSoFar(db, pairKey(ctx, guess), now, perPair);
  if (pair.exceeded) throw locked(pair.secondsLeft);
  const row = await standingOf(db, rowKey(guess), now);
  if (row.isOver) throw invalid('email', accountRefusalsText.loginsOver);
  if (row.secondsLeft > 0) throw locked(row.secondsLeft);
  const address = await triesSoFar(db, addressKey(ctx), now, perAddress);
  if (address.exceeded) throw tooMany(address.secondsLeft);
}

function locked(secondsLeft: number) {
  const seconds = String(secondsLeft);
  const why = say(accountRefusalsText.tooManyLogins, { seconds });
  return invalid('email', why, { 'retry-after': seconds });
}

export async function countGuess(ctx: Context, guess: Guess): Promise<void> {
  const { db, now } = ctx;
  await countTry(db, pairKey(ctx, guess), now, perPair);
  await countTry(db, addressKey(ctx), now, perAddress);
  await countFailure(db, rowKey(guess), now);
}

/** The row of an account ends with a login from a new device, or with a new password. */
export async function forgetGuesses(ctx: Context, guess: Guess): Promise<void> {
  await forgetTries(ctx.db, pairKey(ctx, guess));
  await forgetFailures(ctx.db, rowKey(guess));
}
