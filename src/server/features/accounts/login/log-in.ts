import { eq } from 'drizzle-orm';
import type { logIn as contract } from '#contract/accounts/accounts.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { HistoryAction } from '#contract/history/history-words.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { emailKey, hasEmail, lockWithPassword } from '#server/features/accounts/find-person.ts';
import { verifyPassword } from '#server/features/accounts/passwords/passwords.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { endSession, openSession } from '#server/platform/auth/session.ts';
import { type Context, inTransaction, nobody } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';
import {
  assertNotLockedOut,
  countFailedLogin,
  queueLogin,
  resetFailedLogins,
} from './login-throttle.ts';

type Browser = {
  rateLimits: boolean;
  userAgent: string;
  oldToken: string;
  /** The token of this device, if the person has logged in on it before. */
  deviceOf: (person: Person) => string | undefined;
};
type Person = { uuid: string; passwordHash: string | null; active: boolean };
type OpenedSession = { token: string; remember: boolean; person: Person };

/** Checks the password and opens a new session; the browser's previous one ends. */
export async function logIn(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  browser: Browser,
): Promise<OpenedSession> {
  const person = browser.rateLimits
    ? await checkThrottled(ctx, body, browser)
    : await checkPassword(ctx, await findPerson(ctx, body.email), body.password);
  if (!person) throw invalid('email', accountErrorsMessages.credentials);
  if (!person.active) throw invalid('email', accountErrorsMessages.notActive);
  return replaceSession(ctx, person, body.remember ?? false, browser);
}

type Credentials = { email: string; password: string };

/** Attempts at one account wait for each other, since only those that failed are counted. */
async function checkThrottled(
  ctx: Context,
  { email, password }: Credentials,
  { deviceOf }: Browser,
) {
  const account = await emailKey(ctx.db, email);
  return queueLogin(ctx, account, async () => {
    const found = await findPerson(ctx, email);
    const attempt = { account, device: found && deviceOf(found) };
    await assertNotLockedOut(ctx, attempt);
    const person = await checkPassword(ctx, found, password);
    if (person) await resetFailedLogins(ctx, attempt);
    else await countFailedLogin(ctx, attempt);
    return person;
  });
}

async function findPerson({ db }: Context, email: string): Promise<Person | undefined> {
  const [person] = await db
    .select({ uuid: users.uuid, passwordHash: users.passwordHash, active: users.active })
    .from(users)
    .where(hasEmail(email));
  return person;
}

/** The person, if the password is theirs. A failed attempt is recorded in the account's history. */
async function checkPassword(
  ctx: Context,
  person: Person | undefined,
  password: string,
): Promise<Person | undefined> {
  if (await verifyPassword(password, person?.passwordHash ?? null)) return person;
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
): Promise<OpenedSession> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid } = person;
    if (!(await lockWithPassword(ctx, person))) {
      throw invalid('email', accountErrorsMessages.credentials);
    }
    await endSession(ctx.db, oldToken);
    await ctx.db.update(users).set({ lastLoginAt: ctx.now }).where(eq(users.uuid, uuid));
    await recordLogin({ ...ctx, user: { ...nobody, uuid } }, 'user.logged-in', person);
    return { token: await openSession(ctx, { uuid, remember, userAgent }), remember, person };
  });
}
