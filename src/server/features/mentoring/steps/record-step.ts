import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { reflectionSteps } from '#server/schema/index.ts';

type Step = (typeof reflectionSteps.$inferSelect)['step'];
type Reflection = {
  uuid: string;
  round: number;
  learner: string;
  area: string;
  pod: string | null;
};

/**
 * Adds a step to the facts that figures are counted from, in the caller's transaction. The caller
 * holds the reflection for update, or has just begun it, so that no two steps get the same number.
 * `reflection` is the row before the step: sending back counts for the round it ends.
 */
export async function recordStep(ctx: Context, ...given: StepOf): Promise<void> {
  await insertStep(ctx, ...given);
}

type StepOf = [reflection: Reflection, step: Step, at: Date];

/** The same, for a statement that does more. */
export function insertStep(
  { db, user }: Context,
  ...[{ uuid, round, learner, area, pod }, step, at]: StepOf
) {
  return db.insert(reflectionSteps).select(sql`
    select ${uuid}::uuid,
      (select count(*)::int + 1 from reflection_steps where reflection = ${uuid}),
      ${round}::int, ${step}::text, ${at.toISOString()}::timestamptz, ${user.uuid}::uuid,
      ${learner}::uuid, ${area}::uuid, ${pod}::uuid,
      (select m.organisation from memberships m where m."user" = ${learner} and m.left_at is null
        order by m.joined_at, m.position, m.organisation limit 1)`);
}
