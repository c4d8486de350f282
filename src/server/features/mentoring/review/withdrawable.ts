import { eq, sql } from 'drizzle-orm';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import { isReopened } from '#server/features/mentoring/rules.ts';
import { heldBy } from '#server/features/mentoring/worklist/offered.ts';
import type { Context } from '#server/platform/data/context.ts';
import { reflections } from '#server/schema/index.ts';
import type { ReflectionRow } from './lock-reflection.ts';

export async function mayWithdraw(ctx: Context, row: ReflectionRow): Promise<boolean> {
  return row.submittedAt !== null && (await withdrawalError(ctx, row)) === undefined;
}

/** Also by somebody who mentors no more: it would be published beside other words than it was about. */
const isReviewedNow = sql<boolean>`exists (select from answers a join reviews r on r.answer = a.uuid
  where a.reflection = ${reflections.uuid}
    and r.updated_at > coalesce(${reflections.sentBackAt}, '-infinity'))`;

/**
 * Why its learner can't take a submitted reflection back; undefined while no mentor has it open, has
 * written in it since, or has signed it off before. Whoever holds the row for update decides.
 */
export async function withdrawalError(
  ctx: Context,
  row: ReflectionRow,
): Promise<MessageDescriptor | undefined> {
  if (row.completedAt) return reflectionErrorsMessages.complete;
  const hasNewNotes = row.externalLearning !== row.publishedLearning;
  if (isReopened(row) || hasNewNotes) return reflectionErrorsMessages.beingReviewed;
  const [found] = await ctx.db
    .select({ isStarted: sql<boolean>`${isReviewedNow} or ${heldBy(ctx)} is not null` })
    .from(reflections)
    .where(eq(reflections.uuid, row.uuid));
  return found?.isStarted ? reflectionErrorsMessages.beingReviewed : undefined;
}
