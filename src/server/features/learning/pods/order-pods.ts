import { eq, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { orderPods as contract } from '#contract/learning/learning.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { lockArea } from '#server/features/learning/lock.ts';
import { isCompleteOrder, lowerCaseUuid } from '#server/features/learning/rules.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertAsSeen } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { areaPods } from '#server/schema/index.ts';
import { readPodsOf } from './read-pods.ts';

/** The area is locked, so that simultaneous reorderings are stored whole, one after the other. */
export function orderPods(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid } = await lockArea(ctx, body.uuid);
    const before = await orderOf(ctx, uuid);
    const pods = async () => ({ pods: await readPodsOf(ctx, uuid) });
    await assertAsSeen(changedSinceMessages.order, { seen: body.seen, present: before }, pods);
    const after = body.pods.map(lowerCaseUuid);
    if (!isCompleteOrder(after, before)) {
      throw invalid('pods', learningErrorsMessages.orderOfPods);
    }
    await ctx.db
      .update(areaPods)
      .set({ position: sql`array_position(${sql.param(after)}::uuid[], ${areaPods.pod})` })
      .where(eq(areaPods.area, uuid));
    await recordEvent(ctx, {
      action: 'area.pods-ordered',
      subjectType: 'area',
      subject: uuid,
      before: { pods: before },
      after: { pods: after },
    });
    return pods();
  });
}

async function orderOf(ctx: Context, area: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ pod: areaPods.pod })
    .from(areaPods)
    .where(eq(areaPods.area, area))
    .orderBy(areaPods.position);
  return rows.map(({ pod }) => pod);
}
