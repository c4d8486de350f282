import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import type { finishFactorReset as contract } from '#contract/factor-resets/factor-resets.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { factorResetsMessages } from '#messages/factors/factor-resets.ts';
import {
  hashOf,
  lockWithPassword,
  personByUuid,
  verifyPassword,
} from '#server/features/accounts/index.ts';
import { endFactorsOf, recordChange } from '#server/features/factors/index.ts';
import { endSessionsOf } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid, tooManyRequests } from '#server/platform/http/api-error.ts';
import { countAttempt, resetAttempts } from '#server/platform/http/protection/throttle.ts';
import { factorResets } from '#server/schema/index.ts';

/** Of guesses at the password by whoever has the link, as on My account. */
const guesses = { tries: 10, seconds: 15 * 60 };

const linkOver = () => invalid('token', factorResetsMessages.linkOver);

/**
 * The link shows that they read the mailbox, the password that they are who had the account before:
 * one that was chosen since by a mailed link does not count. Says whose it was.
 */
export async function finishReset(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  rateLimits: boolean,
): Promise<string> {
  const found = await findReset(ctx, body.token);
  const key = `factor-reset|${found?.person.uuid}`;
  if (found && rateLimits) {
    const attempt = await countAttempt(ctx.db, key, guesses);
    if (attempt.exceeded) throw tooManyRequests(attempt.secondsLeft);
  }
  const isRight = await verifyPassword(body.password, found?.person.passwordHash ?? null);
  if (!found) throw linkOver();
  if (!isRight) throw invalid('password', accountErrorsMessages.wrongPassword);
  await resetAttempts(ctx.db, key);
  const { reset, person } = found;
  await inTransaction({ ...ctx, user: { ...ctx.user, uuid: person.uuid } }, async (ctx) => {
    if (!(await lockWithPassword(ctx, person))) throw linkOver();
    await spend(ctx, reset.uuid);
    await endFactorsOf(ctx, [person.uuid]);
    await endSessionsOf(ctx.db, person.uuid);
    await recordChange(ctx, person.uuid, 'factors-reset', { startedBy: reset.startedBy });
  });
  return person.uuid;
}

async function findReset({ db, now }: Context, token: string) {
  const [reset] = await db
    .select()
    .from(factorResets)
    .where(and(eq(factorResets.tokenHash, hashOf(token)), isOpen(now)));
  const person = reset && (await personByUuid(db, reset.user));
  if (!reset || !person?.active) return undefined;
  const isSameMailbox = reset.email.toLowerCase() === person.email.toLowerCase();
  const isSamePassword = reset.passwordDigest.equals(hashOf(`${person.passwordHash}`));
  return isSameMailbox && isSamePassword ? { reset, person } : undefined;
}

const isOpen = (now: Date) => and(isNull(factorResets.endedAt), gt(factorResets.expiresAt, now));

/** Where two requests use one link at once, the update finds a row for only one of them. */
async function spend({ db, now }: Context, uuid: string) {
  const spent = await db
    .update(factorResets)
    .set({ endedAt: now, endedAs: 'used' })
    .where(and(eq(factorResets.uuid, uuid), isOpen(now)))
    .returning({ uuid: factorResets.uuid });
  if (spent.length === 0) throw linkOver();
}
