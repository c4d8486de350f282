import { v7 as newUuid } from 'uuid';
import type { register as contract } from '#contract/accounts/registration.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { verifyEmail } from '#server/features/accounts/job-kinds.ts';
import { assertStrongPassword } from '#server/features/accounts/passwords/password-rule.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import type { DeviceOwner } from '#server/platform/auth/known-devices.ts';
import { openSession } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';

/** Opens an account, which may do nothing until an administrator gives it a role, and logs in. */
export async function register(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  { userAgent, rateLimits }: { userAgent: string; rateLimits: boolean },
): Promise<{ token: string; person: DeviceOwner }> {
  const { name, email } = body;
  await assertStrongPassword(ctx, body.password, { name, email }, rateLimits);
  const passwordHash = await hashPassword(body.password);

  return inTransaction(ctx, async (ctx) => {
    const [person] = await ctx.db
      .insert(users)
      .values({
        uuid: newUuid(),
        name,
        email,
        passwordHash,
        locale: ctx.locale,
        lastLoginAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning();
    if (!person) throw invalid('email', alreadyTaken('email'));
    await ctx.jobs.add(ctx, verifyEmail, { user: person.uuid });
    await recordEvent(
      { ...ctx, user: { ...ctx.user, uuid: person.uuid } },
      { action: 'user.registered', subjectType: 'user', subject: person.uuid },
    );
    const { uuid } = person;
    const session = { uuid, remember: false, userAgent, methods: ['password'] as const };
    return { token: await openSession(ctx, session), person };
  });
}
