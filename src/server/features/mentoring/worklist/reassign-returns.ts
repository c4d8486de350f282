import { sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { reflections } from '#server/schema/index.ts';
import { stillReviews } from './still-reviews.ts';

type Move = { learner: string; from: string | null; to: string | null };

/**
 * Reflections that were to return to a learner's former mentor, or to somebody who no longer reviews,
 * return to the new one. `updated_at` stays, so that nobody who is writing gets a conflict.
 */
export async function reassignReturns({ db }: Context, moves: readonly Move[]): Promise<void> {
  const { learner, returnsTo, completedAt } = reflections;
  await db.execute(sql`
    update ${reflections} set returns_to = input."to"
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as input (learner uuid, "from" uuid, "to" uuid)
    where ${learner} = input.learner and input."to" is not null
      and ${completedAt} is null and ${returnsTo} is not null
      and (${returnsTo} = input."from"
        or ${stillReviews(sql`${returnsTo}`, sql`${learner}`)} is null)`);
}
