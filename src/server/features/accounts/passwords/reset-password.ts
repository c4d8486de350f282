import { and, eq, gt, sql } from 'drizzle-orm';
import type { resetPassword as contract } from '#contract/accounts/registration.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { resetTokenMessages } from '#messages/accounts/reset-token.ts';
import { emailKey, hasEmail, personByEmail } from '#server/features/accounts/find-person.ts';
import {
  resetFailedLogins,
  resetFailuresInARow,
} from '#server/features/accounts/login/login-throttle.ts';
import { hashOf } from '#server/features/accounts/secrets.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import type { DeviceOwner } from '#server/platform/auth/known-devices.ts';
import { endSessionsOf } from '#server/platform/auth/session.ts';
import { type Context, inTransaction, nobody } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { passwordTokens, users } from '#server/schema/index.ts';
import { dropPasswordLinks } from './password-links.ts';
import { assertStrongPassword } from './password-rule.ts';
import { hashPassword } from './passwords.ts';

const invalidToken = () => invalid('email', resetTokenMessages.resetToken);

/**
 * Sets the password of whoever holds the mailed link, once, and logs everybody out of the account.
 * The link came by mail, so it also proves that the mailbox is theirs.
 */
export async function resetPassword(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  rateLimits: boolean,
): Promise<DeviceOwner> {
  const holder = await holderOf(ctx, body);
  // Also for an invalid link, so that every refusal takes as long.
  const passwordHash = await hashPassword(body.password);
  if (!holder) throw invalidToken();
  await assertStrongPassword(ctx, body.password, holder, rateLimits);

  const account = await emailKey(ctx.db, holder.email);
  const attempt = { account, device: undefined, field: 'email' } as const;
  const owner = await inTransaction(ctx, async (ctx) => {
    const person = await lockActivePerson(ctx, body.email);
    if (!person) throw invalidToken();
    await consumeToken(ctx, person, body.token);

    const emailVerifiedAt = person.emailVerifiedAt ?? ctx.now;
    await ctx.db
      .update(users)
      .set({ passwordHash, emailVerifiedAt, updatedAt: ctx.now })
      .where(eq(users.uuid, person.uuid));
    await dropPasswordLinks(ctx, person.uuid);
    await endSessionsOf(ctx.db, person.uuid);
    await recordEvent(
      { ...ctx, user: { ...ctx.user, uuid: person.uuid } },
      {
        action: person.passwordHash ? 'user.password-reset' : 'user.password-set',
        subjectType: 'user',
        subject: person.uuid,
      },
    );
    // Even after many guesses by others, the mail lets its owner in.
    await resetFailuresInARow(ctx, attempt);
    return { uuid: person.uuid, passwordHash };
  });
  await resetFailedLogins(ctx, attempt);
  return owner;
}

/** Looked up first, because only the holder of a link may cause the costly check of a password. */
async function holderOf({ db, now }: Context, { email, token }: { email: string; token: string }) {
  const person = await personByEmail(db, email);
  // Also counted where there is no such person, so that the answer takes as long.
  const links = await db.$count(passwordTokens, validLink(person ?? nobody, token, now));
  return person?.active && links > 0 ? person : undefined;
}

/** Locked first, so that the address can't change while its link is used. */
async function lockActivePerson({ db }: Context, email: string) {
  const [person] = await db.select().from(users).where(hasEmail(email)).for('no key update');
  return person?.active ? person : undefined;
}

type Mailbox = { uuid: string; email: string };

/** A link is valid only while the account still has the address it was mailed to. */
const validLink = ({ uuid, email }: Mailbox, token: string, now: Date) =>
  and(
    eq(passwordTokens.user, uuid),
    eq(passwordTokens.tokenHash, hashOf(token)),
    sql`lower(${passwordTokens.email}) = lower(${email})`,
    gt(passwordTokens.expiresAt, now),
  );

/** When two requests use one link at once, the delete finds a row for only one of them. */
async function consumeToken({ db, now }: Context, person: Mailbox, token: string) {
  const [spent] = await db
    .delete(passwordTokens)
    .where(validLink(person, token, now))
    .returning({ user: passwordTokens.user });
  if (!spent) throw invalidToken();
}
