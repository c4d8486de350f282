import { asc, eq, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { orderAssets as contract } from '#contract/learning/assets.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { lockPod } from '#server/features/learning/lock.ts';
import { isCompleteOrder, lowerCaseUuid, orderAround } from '#server/features/learning/rules.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertAsSeen } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { assets } from '#server/schema/index.ts';
import { readAssetsOf } from './read-assets.ts';

/** Locks the pod against other reorderings, and its assets against removal and restoring. */
export function orderAssets(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid } = await lockPod(ctx, body.pod, 'pod');
    const rows = await ctx.db
      .select({ uuid: assets.uuid, removedAt: assets.removedAt })
      .from(assets)
      .where(eq(assets.pod, uuid))
      .orderBy(asc(assets.position), asc(assets.uuid))
      .for('no key update');
    const before = rows.filter(({ removedAt }) => !removedAt).map((row) => row.uuid);
    const present = async () => ({ assets: await readAssetsOf(ctx, uuid) });
    await assertAsSeen(changedSinceMessages.order, { seen: body.seen, present: before }, present);
    const after = body.assets.map(lowerCaseUuid);
    if (!isCompleteOrder(after, before)) {
      throw invalid('assets', learningErrorsMessages.orderOfAssets);
    }
    const positions = sql.param(orderAround(rows, after));
    await ctx.db
      .update(assets)
      .set({ position: sql`array_position(${positions}::uuid[], ${assets.uuid})` })
      .where(eq(assets.pod, uuid));
    await recordEvent(ctx, {
      action: 'pod.assets-ordered',
      subjectType: 'pod',
      subject: uuid,
      before: { assets: before },
      after: { assets: after },
    });
    return present();
  });
}
