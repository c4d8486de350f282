import { eq, sql } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { orderPods as contract } from '#contract/learning.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { areaPods } from '#server/schema/index.ts';
import { learningRefusalsText } from '#texts/learning-refusals.ts';
import { holdArea } from './hold.ts';
import { readPodsOf } from './read-pods.ts';
import { isWhole, lowered } from './rules.ts';

/** The area is held, so that of several orders at once one is the last and is kept whole. */
export function orderPods(
  ctx: Context,
  { body }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid } = await holdArea(ctx, body.uuid);
    const before = await orderOf(ctx, uuid);
    const after = body.pods.map(lowered);
    if (!isWhole(after, before)) {
      throw invalid('pods', learningRefusalsText.orderOfPods);
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
    return { pods: await readPodsOf(ctx, uuid) };
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
