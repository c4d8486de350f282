import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { readNotices as contract } from '#contract/notices/notices.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notices } from '#server/schema/index.ts';
import { isShownAsOneOf } from './batches.ts';
import { countUnread } from './own-notices.ts';

/** Marks only the caller's own notices, whichever are named. Repeating keeps the first time. */
export async function markRead(
  ctx: Context,
  { body: { notices: uuids = [], reflection, all = false } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const named = or(
    isShownAsOneOf(ctx.db, uuids),
    reflection ? eq(notices.reflection, reflection) : undefined,
    // Notices that came in after this request have not been seen.
    all ? lte(notices.at, ctx.now) : undefined,
  );
  await ctx.db
    .update(notices)
    .set({ readAt: ctx.now })
    .where(and(eq(notices.recipient, ctx.user.uuid), isNull(notices.readAt), named));
  return { unread: await countUnread(ctx) };
}
