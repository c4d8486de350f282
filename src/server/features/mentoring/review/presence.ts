import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { here as contract } from '#contract/mentoring/turns.ts';
import { isOwn } from '#server/features/mentoring/rules.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { forbidden, invalid } from '#server/platform/http/api-error.ts';
import { reflectionVisits, users } from '#server/schema/index.ts';
import { readNamed } from './lock-reflection.ts';

const MINUTE = 60_000;

/** Somebody who has not called for so long has gone, whether they said so or not. */
const PRESENCE_TIMEOUT = 2 * MINUTE;

/** Records that the caller has a reflection open, or has closed it; replies who else has it open. */
export async function updatePresence(
  ctx: ScopedContext,
  { body: { reflection, leaving = false } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const row = await readNamed(ctx, { reflection });
  if (!row) throw invalid('reflection', invalidSelection('reflection'));
  if (isOwn(ctx.user, row)) throw forbidden();
  if (leaving) await removeVisit(ctx, reflection);
  else await recordVisit(ctx, reflection);
  return { others: await readOthers(ctx, reflection) };
}

/** Everybody who was seen after this moment still has the reflection open. */
export const presenceCutoff = ({ now }: Context) => new Date(now.getTime() - PRESENCE_TIMEOUT);

/**
 * Somebody who comes back after having gone counts as here since now. The caller's visits that ended
 * without `leaving` are deleted, so that the table stays small.
 */
export async function recordVisit(ctx: Context, reflection: string) {
  const { db, user, now } = ctx;
  const { since, seenAt } = reflectionVisits;
  const isBack = sql`${seenAt} < ${presenceCutoff(ctx).toISOString()}::timestamptz`;
  await db
    .insert(reflectionVisits)
    .values({ reflection, mentor: user.uuid, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [reflectionVisits.reflection, reflectionVisits.mentor],
      set: { seenAt: now, since: sql`case when ${isBack} then excluded.since else ${since} end` },
    });
  const own = eq(reflectionVisits.mentor, user.uuid);
  await db.delete(reflectionVisits).where(and(own, lt(seenAt, presenceCutoff(ctx))));
}

async function removeVisit({ db, user }: Context, reflection: string) {
  const own = eq(reflectionVisits.mentor, user.uuid);
  await db.delete(reflectionVisits).where(and(eq(reflectionVisits.reflection, reflection), own));
}

function readOthers(ctx: Context, reflection: string) {
  return ctx.db
    .select({ uuid: users.uuid, name: users.name, since: reflectionVisits.since })
    .from(reflectionVisits)
    .innerJoin(users, eq(users.uuid, reflectionVisits.mentor))
    .where(
      and(
        eq(reflectionVisits.reflection, reflection),
        ne(reflectionVisits.mentor, ctx.user.uuid),
        gt(reflectionVisits.seenAt, presenceCutoff(ctx)),
      ),
    )
    .orderBy(asc(reflectionVisits.since), asc(users.name));
}
