import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/learning/assets.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { lockAsset } from '#server/features/learning/lock.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { assets } from '#server/schema/index.ts';
import { readAsset } from './read-assets.ts';

/** A removed asset keeps its place and file, to be restored with. Repeating changes nothing. */
export function removeAsset(
  ctx: Context,
  { body }: ValidInput<typeof contract.removeAsset>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockAsset(ctx, body.uuid);
    if (!found.removedAt) await setRemovedAt(ctx, found, 'asset.removed', ctx.now);
  });
}

export function restoreAsset(
  ctx: Context,
  { body }: ValidInput<typeof contract.restoreAsset>,
): Promise<Reply<typeof contract.restoreAsset>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockAsset(ctx, body.uuid);
    if (found.removedAt) await setRemovedAt(ctx, found, 'asset.restored', null);
    return { asset: await readAsset(ctx, found.uuid) };
  });
}

type Row = typeof assets.$inferSelect;
type Action = 'asset.removed' | 'asset.restored';

async function setRemovedAt(ctx: Context, found: Row, action: Action, removedAt: Date | null) {
  await ctx.db
    .update(assets)
    .set({ removedAt, updatedAt: nextVersion(ctx, assets.updatedAt) })
    .where(eq(assets.uuid, found.uuid));
  await recordEvent(ctx, {
    action,
    subjectType: 'asset',
    subject: found.uuid,
    before: { removed: found.removedAt !== null },
    after: { removed: removedAt !== null },
  });
}
