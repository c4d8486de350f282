import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { logIn as contract } from '#contract/accounts.ts';
import type { Input } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/context.ts';
import { invalid, tooMany } from '#server/platform/refusal.ts';
import { endSession, openSession } from '#server/platform/session.ts';
import { countTry, forgetTries } from '#server/platform/throttle.ts';
import { users } from '#server/schema/index.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';
import { say } from '#texts/text.ts';
import { hasEmail, lockWithPassword } from './find-person.ts';
import { isPassword } from './passwords.ts';

type Browser = { rateLimits: boolean; userAgent: string; oldToken: string };
type Opened = { token: string; remember: boolean };

const failures = { tries: 5, seconds: 60 };
/** A school is one address: many people may log in from it, a script may not try for ever. */
const perAddress = { tries: 30, seconds: 60 };

/** Checks the password and opens a new session; the one the browser came with is over. */
export async function logIn(
  ctx: Context,
  { body }: Input<typeof contract>,
  browser: Browser,
): Promise<Opened> {
  const key = failureKey(ctx, body.email);
  if (browser.rateLimits) await refuseGuessing(ctx, key);

  const [person] = await ctx.db
    .select({ uuid: users.uuid, passwordHash: users.passwordHash, active: users.active })
    .from(users)
    .where(hasEmail(body.email));
  if (!(await isPassword(body.password, person?.passwordHash ?? null)) || !person) {
    throw invalid('email', accountRefusalsText.credentials);
  }
  await forgetTries(ctx.db, key);
  if (!person.active) {
    throw invalid('email', accountRefusalsText.notActive);
  }

  return replaceSession(ctx, person, body.remember ?? false, browser);
}

/**
 * Every try is a failure until its password proves right, which forgets them all: counted
 * afterwards, as many guesses as are made at once would pass.
 */
async function refuseGuessing(ctx: Context, key: string) {
  const person = await countTry(ctx.db, key, ctx.now, failures);
  if (person.exceeded) {
    const seconds = String(person.secondsLeft);
    const why = say(accountRefusalsText.tooManyLogins, { seconds });
    throw invalid('email', why, { 'retry-after': seconds });
  }
  const address = await countTry(ctx.db, `login|${ctx.origin.address}`, ctx.now, perAddress);
  if (address.exceeded) throw tooMany(address.secondsLeft);
}

/** Hashed, because it outlives the request and an e-mail is nobody's business. */
function failureKey({ origin }: Context, email: string): string {
  const who = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return `login|${who}|${origin.address}`;
}

function replaceSession(
  ctx: Context,
  person: { uuid: string; passwordHash: string | null },
  remember: boolean,
  { userAgent, oldToken }: Browser,
): Promise<Opened> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid } = person;
    if (!(await lockWithPassword(ctx, person))) {
      throw invalid('email', accountRefusalsText.credentials);
    }
    await endSession(ctx.db, oldToken);
    await ctx.db.update(users).set({ lastLoginAt: ctx.now }).where(eq(users.uuid, uuid));
    return { token: await openSession(ctx, { uuid, remember, userAgent }), remember };
  });
}
