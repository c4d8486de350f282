import { eq } from 'drizzle-orm';
import type { logIn as contract } from '#contract/accounts.ts';
import type { Input } from '#contract/endpoint.ts';
import type { HistoryAction } from '#contract/history-words.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction, nobody } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { endSession, openSession } from '#server/platform/session.ts';
import { users } from '#server/schema/index.ts';
import { accountRefusalsText } from '#texts/account-refusals.ts';
import { emailKey, hasEmail, lockWithPassword } from './find-person.ts';
import { countGuess, forgetGuesses, inTurn, refuseGuessing } from './guessing.ts';
import { isPassword } from './passwords.ts';

type Browser = {
  rateLimits: boolean;
  userAgent: string;
  oldToken: string;
  /** By what it is known, if this person has logged in from it before. */
  deviceOf: (person: Person) => string | undefined;
};
type Person = { uuid: string; passwordHash: string | null; active: boolean };
type Opened = { token: string; remember: boolean; person: Person };

/** Checks the password and opens a new session; the one the browser came with is over. */
export async function logIn(
  ctx: Context,
  { body }: Input<typeof contract>,
  browser: Browser,
): Promise<Opened> {
  const person = browser.rateLimits
    ? await checkGuarded(ctx, body, browser)
    : await check(ctx, await find(ctx, body.email), body.password);
  if (!person) throw invalid('email', accountRefusalsText.credentials);
  if (!person.active) throw invalid('email', accountRefusalsText.notActive);
  return replaceSession(ctx, person, body.remember ?? false, browser);
}

type Typed = { email: string; password: string };

/** Only failures count, so whoever tries the same at once waits until it is known how the others went. */
async function checkGuarded(ctx: Context, { email, password }: Typed, { deviceOf }: Browser) {
  const account = await emailKey(ctx.db, email);
  return inTurn(ctx, account, async () => {
    const found = await find(ctx, email);
    const guess = { account, device: found && deviceOf(found) };
    await refuseGuessing(ctx, guess);
    const person = await check(ctx, found, password);
    if (person) await forgetGuesses(ctx, guess);
    else await countGuess(ctx, guess);
    return person;
  });
}

async function find({ db }: Context, email: string): Promise<Person | undefined> {
  const [person] = await db
    .select({ uuid: users.uuid, passwordHash: users.passwordHash, active: users.active })
    .from(users)
    .where(hasEmail(email));
  return person;
}

/** The person, if that is their password. Whose account it was tried on stands in the history. */
async function check(
  ctx: Context,
  person: Person | undefined,
  password: string,
): Promise<Person | undefined> {
  if (await isPassword(password, person?.passwordHash ?? null)) return person;
  if (person) await recordLogin({ ...ctx, user: nobody }, 'user.login-failed', person);
  return undefined;
}

const recordLogin = (ctx: Context, action: HistoryAction, { uuid }: Person) =>
  recordEvent(ctx, { action, subjectType: 'user', subject: uuid });

function replaceSession(
  ctx: Context,
  person: Person,
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
    await recordLogin({ ...ctx, user: { ...nobody, uuid } }, 'user.logged-in', person);
    return { token: await openSession(ctx, { uuid, remember, userAgent }), remember, person };
  });
}
