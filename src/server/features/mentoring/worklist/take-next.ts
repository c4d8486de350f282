import { and, eq, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { takeNext as contract } from '#contract/mentoring/review-queue.ts';
import { recordVisit } from '#server/features/mentoring/review/presence.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { reflectionWithin } from '#server/platform/data/scope.ts';
import { reflections, users } from '#server/schema/index.ts';
import { longestWaitFirst } from './longest-wait-first.ts';
import { isOffered, whyOffered } from './offered.ts';
import { isWaiting } from './waiting-reflections.ts';
import { isOthers } from './whose-learners.ts';

/** The first number of our advisory locks; node-registry.ts and migrate.ts have theirs. */
const LOCK = 21;

/**
 * Finds what to review next, and records that the caller has it open. One mentor at a time, across all
 * nodes, so that of two who ask at once the second sees what the first was given.
 */
export function takeNext(ctx: ScopedContext): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${LOCK}, 0)`);
    const reflection = await readNext(ctx);
    if (reflection) await recordVisit(ctx, reflection.uuid);
    return { reflection };
  });
}

/** The one that has waited longest of what no other mentor has. */
export async function readNext(ctx: ScopedContext) {
  const [next = null] = await ctx.db
    .select({
      uuid: reflections.uuid,
      learner: { uuid: users.uuid, name: users.name },
      why: whyOffered(ctx),
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .where(and(isWaiting, isOthers(ctx), reflectionWithin(ctx.scope, reflections), isOffered(ctx)))
    .orderBy(...longestWaitFirst)
    .limit(1);
  return next;
}
