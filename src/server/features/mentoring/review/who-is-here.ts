import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { here as contract } from '#contract/mentoring/turns.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { reflections, reflectionVisits, users } from '#server/schema/index.ts';

/** Whoever was not heard of for so long has gone, whether they said so or not. */
const MINUTES = 60_000;
const goneAfter = 2 * MINUTES;

/** Notes that the caller has a reflection open, or no longer has, and tells who else has. */
export async function whoIsHere(
  ctx: Context,
  { body: { reflection, leaving = false } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await ctx.db.$count(reflections, eq(reflections.uuid, reflection)))) {
    throw invalid('reflection', invalidSelection('reflection'));
  }
  if (leaving) await leave(ctx, reflection);
  else await stay(ctx, reflection);
  return { others: await readOthers(ctx, reflection) };
}

/** Who was seen later than this is here still. */
export const lastSeen = ({ now }: Context) => new Date(now.getTime() - goneAfter);

/**
 * Somebody who comes back after having gone is here since now. What they had open before, and
 * closed without a word, is forgotten, so that the table holds little more than who is here.
 */
async function stay(ctx: Context, reflection: string) {
  const { db, user, now } = ctx;
  const { since, seenAt } = reflectionVisits;
  const isBack = sql`${seenAt} < ${lastSeen(ctx).toISOString()}::timestamptz`;
  await db
    .insert(reflectionVisits)
    .values({ reflection, mentor: user.uuid, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [reflectionVisits.reflection, reflectionVisits.mentor],
      set: { seenAt: now, since: sql`case when ${isBack} then excluded.since else ${since} end` },
    });
  const own = eq(reflectionVisits.mentor, user.uuid);
  await db.delete(reflectionVisits).where(and(own, lt(seenAt, lastSeen(ctx))));
}

async function leave({ db, user }: Context, reflection: string) {
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
        gt(reflectionVisits.seenAt, lastSeen(ctx)),
      ),
    )
    .orderBy(asc(reflectionVisits.since), asc(users.name));
}
