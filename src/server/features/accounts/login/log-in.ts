import type { logIn as contract } from '#contract/accounts/accounts.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { emailKey, hasEmail, lockWithPassword } from '#server/features/accounts/find-person.ts';
import { verifyPassword } from '#server/features/accounts/passwords/passwords.ts';
import { factorsOf } from '#server/features/factors/index.ts';
import { endSession } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';
import {
  assertNotLockedOut,
  countFailedLogin,
  countUnknownEmail,
  queueLogin,
  resetFailedLogins,
} from './login-throttle.ts';
import { type OpenedSession, recordFailedLogin, replaceSession } from './open-login.ts';
import { openPendingLogin } from './pending-logins.ts';
import { assertMayUsePassword } from './required-provider.ts';

type Browser = {
  /** Of a provider's login that waits in this browser to be linked; empty where none does. */
  linkToken: string;
  rateLimits: boolean;
  userAgent: string;
  oldToken: string;
  /** The token of this device, if the person has logged in on it before. */
  deviceOf: (person: Person) => string | undefined;
};

type Person = { uuid: string; passwordHash: string | null; active: boolean };

/** With a second factor there is no session yet, but a token for the second step. */
type Answer =
  | { opened: OpenedSession }
  | { pendingToken: string; person: Person; kinds: ('app' | 'passkey')[] };

/** Checks the password and opens a new session; the browser's previous one ends. */
export async function logIn(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  browser: Browser,
): Promise<Answer> {
  const person = browser.rateLimits
    ? await checkThrottled(ctx, body, browser)
    : await checkPassword(ctx, await findPerson(ctx, body.email), body);
  if (!person) throw invalid('email', accountErrorsMessages.credentials);
  if (!person.active) throw invalid('email', accountErrorsMessages.notActive);
  return letIn(ctx, person, body.remember ?? false, browser);
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
    const attempt = { account, device: found && deviceOf(found), field: 'email' } as const;
    await assertNotLockedOut(ctx, attempt);
    const person = await checkPassword(ctx, found, { email, password });
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

/**
 * The person, if the password is theirs. A failed attempt is recorded in the account's history; where
 * there is no account, something else is written, so that the answer takes as long.
 */
async function checkPassword(
  ctx: Context,
  person: Person | undefined,
  { email, password }: Credentials,
): Promise<Person | undefined> {
  if (await verifyPassword(password, person?.passwordHash ?? null)) return person;
  if (person) await recordFailedLogin(ctx, person.uuid);
  else await countUnknownEmail(ctx, email);
  return undefined;
}

/** Whether they have a factor is looked at under the lock that adding one takes as well. */
function letIn(ctx: Context, person: Person, remember: boolean, browser: Browser): Promise<Answer> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockWithPassword(ctx, person))) {
      throw invalid('email', accountErrorsMessages.credentials);
    }
    await assertMayUsePassword(ctx, person, browser.linkToken);
    const factors = await factorsOf(ctx.db, person.uuid);
    if (factors.length > 0) {
      await endSession(ctx.db, browser.oldToken);
      const kinds = [...new Set(factors.map(({ kind }) => kind))];
      return { pendingToken: await openPendingLogin(ctx, person, remember), person, kinds };
    }
    const methods = ['password'] as const;
    return { opened: await replaceSession(ctx, person, { ...browser, remember, methods }) };
  });
}
