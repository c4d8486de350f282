import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/factor-resets/factor-resets.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { hashOf, personByUuid } from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { hasFactor } from '#server/features/factors/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { factorResets, users } from '#server/schema/index.ts';
import { factorResetLink } from './job-kinds.ts';
import { whyNotStart } from './rules.ts';

const DAY = 24 * 60 * 60_000;

/** Mails the link. It alone does nothing, and whoever started it has no part in the rest. */
export function startReset(
  ctx: Context,
  { body }: ValidInput<typeof contract.startFactorReset>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, body.uuid);
    const { uuid: user, name, active, email, passwordHash } = person;
    const reason = whyNotStart({
      name,
      active,
      hasPassword: passwordHash !== null,
      isVerified: person.emailVerifiedAt !== null,
      hasFactor: await hasFactor(ctx.db, user),
      isOneself: user === ctx.user.uuid,
    });
    if (reason) throw invalid('uuid', reason);
    await endOpenReset(ctx, user, 'replaced');
    const uuid = newUuid();
    await ctx.db.insert(factorResets).values({
      uuid,
      user,
      startedBy: ctx.user.uuid,
      startedAt: ctx.now,
      email,
      passwordDigest: hashOf(`${passwordHash}`),
      expiresAt: new Date(ctx.now.getTime() + DAY),
    });
    await ctx.jobs.add(ctx, factorResetLink, { user, reset: uuid });
    await recordEvent(ctx, {
      action: 'user.factor-reset-started',
      subjectType: 'user',
      subject: user,
    });
  });
}

/** Says nothing where there was none: it may have been used, or taken back by somebody else. */
export function withdrawReset(
  ctx: Context,
  { body }: ValidInput<typeof contract.withdrawFactorReset>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid: user } = await lockPerson(ctx, body.uuid);
    if (!(await endOpenReset(ctx, user, 'withdrawn'))) return;
    await recordEvent(ctx, {
      action: 'user.factor-reset-withdrawn',
      subjectType: 'user',
      subject: user,
    });
  });
}

/** As a login locks it. */
async function lockPerson({ db }: Context, uuid: string) {
  await db.select().from(users).where(eq(users.uuid, uuid)).for('no key update');
  const person = await personByUuid(db, uuid);
  if (!person) throw invalid('uuid', invalidSelection('user'));
  return person;
}

async function endOpenReset({ db, now }: Context, user: string, endedAs: 'withdrawn' | 'replaced') {
  const ended = await db
    .update(factorResets)
    .set({ endedAt: now, endedAs })
    .where(and(eq(factorResets.user, user), isNull(factorResets.endedAt)))
    .returning({ uuid: factorResets.uuid });
  return ended.length > 0;
}
