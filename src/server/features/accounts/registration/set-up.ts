import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { setUp as contract } from '#contract/accounts/registration.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { assertStrongPassword } from '#server/features/accounts/passwords/password-rule.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { hashOf, newSecret } from '#server/features/accounts/secrets.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import type { DeviceOwner } from '#server/platform/auth/known-devices.ts';
import { openSession } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import type { Site } from '#server/platform/settings.ts';
import { setUpLinks, userRoles, users } from '#server/schema/index.ts';

const HOUR = 3_600_000;

/** A link to set up an administrator, once, within an hour; meant for the server's own output. */
export async function newSetUpLink(db: Db, site: Site, now: Date): Promise<string> {
  const secret = newSecret();
  await db
    .insert(setUpLinks)
    .values({ tokenHash: hashOf(secret), expiresAt: new Date(now.getTime() + HOUR) });
  return `${site.client}/set-up/${secret}`;
}

/** Whether nobody has an account yet, so that the first one must be set up. */
export async function hasNoAccounts(db: Db): Promise<boolean> {
  const [found] = await db.select({ one: sql`1` }).from(users).limit(1);
  return found === undefined;
}

export async function setUp(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  { userAgent, rateLimits }: { userAgent: string; rateLimits: boolean },
): Promise<{ token: string; person: DeviceOwner }> {
  const { name, email } = body;
  await assertValidLink(ctx, body.token);
  await assertStrongPassword(ctx, body.password, { name, email }, rateLimits);
  const passwordHash = await hashPassword(body.password);

  return inTransaction(ctx, async (ctx) => {
    await consumeLink(ctx, body.token);
    const person = { uuid: newUuid(), name, email, passwordHash, emailVerifiedAt: ctx.now };
    const [opened] = await ctx.db.insert(users).values(person).onConflictDoNothing().returning();
    if (!opened) throw invalid('email', alreadyTaken('email'));
    await ctx.db.insert(userRoles).values({ user: opened.uuid, role: 'admin' });
    await recordEvent(
      { ...ctx, user: { ...ctx.user, uuid: opened.uuid } },
      { action: 'user.set-up', subjectType: 'user', subject: opened.uuid },
    );
    const { uuid } = opened;
    const session = { uuid, remember: false, userAgent, methods: ['password'] as const };
    return { token: await openSession(ctx, session), person: opened };
  });
}

const validLink = (token: string, now: Date) =>
  and(eq(setUpLinks.tokenHash, hashOf(token)), gt(setUpLinks.expiresAt, now));
const invalidLink = () => invalid('token', accountErrorsMessages.setUpLink);

/** Checked first, so that nothing costly is done without a valid link. */
async function assertValidLink({ db, now }: Context, token: string) {
  if (!(await db.$count(setUpLinks, validLink(token, now)))) throw invalidLink();
}

async function consumeLink({ db, now }: Context, token: string) {
  const spent = await db.delete(setUpLinks).where(validLink(token, now)).returning();
  if (spent.length === 0) throw invalidLink();
}
