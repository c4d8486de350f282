import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { removeAssignments as contract } from '#contract/mentoring/assignments.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { assignments } from '#server/schema/index.ts';
import { assertAreasAsSeen } from './assert-areas-as-seen.ts';
import { assertMayTake } from './assert-may-take.ts';
import { readAssignments } from './learner-assignments.ts';
import { lockLearners, readLearner } from './read-learners.ts';

/** Takes all areas from a learner, who may be inactive by now. */
export function removeAssignments(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await lockLearners(ctx, [body.learner_id]);
    const learner = await readLearner(ctx, body.learner_id);
    if (!learner) throw invalid('learner_id', invalidSelection('learner'));

    const before = await readAssignments(ctx, learner.uuid);
    const present = before.map(({ uuid }) => uuid);
    await assertAreasAsSeen(ctx, learner, { seen: body.seen, present, wanted: [] });
    const removed = await ctx.db
      .delete(assignments)
      .where(eq(assignments.learner, learner.uuid))
      .returning();
    await assertMayTake(ctx, learner.uuid, removed);
    if (removed.length > 0) {
      await recordEvent(ctx, {
        action: 'assignment.removed',
        subjectType: 'assignment',
        subject: learner.uuid,
        before: { areas: removed.map(({ area, order }) => ({ area, order })) },
        after: { areas: [] },
      });
    }
    return { data: [] };
  });
}
