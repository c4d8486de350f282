import { eq, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/learning/assets.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { lockAsset, lockPod } from '#server/features/learning/lock.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { assets } from '#server/schema/index.ts';
import { fileUrl, readAsset } from './read-assets.ts';

export function storeAsset(
  ctx: Context,
  { body }: ValidInput<typeof contract.storeAsset>,
): Promise<Reply<typeof contract.storeAsset>> {
  return inTransaction(ctx, async (ctx) => {
    const { pod, title, title_mi = null, url } = body;
    const uuid = await addAsset(ctx, { pod, title, title_mi, kind: 'link', url });
    return { asset: await readAsset(ctx, uuid) };
  });
}

type NewAsset = {
  pod: string;
  title: string;
  title_mi: string | null;
  kind: 'link' | 'file';
  url: string | null;
};

/** Adds a link, or a file whose content comes after, at the end of its pod. */
export async function addAsset(ctx: Context, asset: NewAsset): Promise<string> {
  const { uuid: pod } = await lockPod(ctx, asset.pod, 'pod');
  const uuid = newUuid();
  const position = sql`(select coalesce(max(position), 0) + 1 from assets where pod = ${pod})`;
  const timestamps = { createdAt: ctx.now, updatedAt: ctx.now };
  const { title_mi: titleMi, ...rest } = asset;
  await ctx.db.insert(assets).values({ ...rest, titleMi, uuid, pod, position, ...timestamps });
  await recordEvent(ctx, {
    action: 'asset.stored',
    subjectType: 'asset',
    subject: uuid,
    after: { ...asset, pod },
  });
  return uuid;
}

export function updateAsset(
  ctx: Context,
  { body }: ValidInput<typeof contract.updateAsset>,
): Promise<Reply<typeof contract.updateAsset>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockAsset(ctx, body.uuid);
    if (found.removedAt) throw invalid('uuid', invalidSelection('asset'));
    const current = async () => ({ asset: await readAsset(ctx, found.uuid) });
    await assertNotStale(ctx, changedSinceMessages.asset, found, current);
    assertNoUrlForFile(ctx, found, body.url);

    const { title, title_mi: titleMi = found.titleMi } = body;
    const url = found.kind === 'link' ? (body.url ?? found.url) : null;
    if (title !== found.title || titleMi !== found.titleMi || url !== found.url) {
      await ctx.db
        .update(assets)
        .set({ title, titleMi, url, updatedAt: nextVersion(ctx, assets.updatedAt) })
        .where(eq(assets.uuid, found.uuid));
      await recordEvent(ctx, {
        action: 'asset.changed',
        subjectType: 'asset',
        subject: found.uuid,
        before: { title: found.title, title_mi: found.titleMi, url: found.url },
        after: { title, title_mi: titleMi, url },
      });
    }
    return current();
  });
}

type Row = typeof assets.$inferSelect;

/** The address of a file is ours: a client may send it back unchanged, but not choose another. */
function assertNoUrlForFile(ctx: Context, { kind, uuid }: Row, url: string | null | undefined) {
  if (kind === 'link' || !url || url === fileUrl(ctx, uuid)) return;
  throw invalid('url', learningErrorsMessages.noAddress);
}
