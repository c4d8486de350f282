import { desc } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { noticeList as contract } from '#contract/notices/notices.ts';
import type { Context } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { notices } from '#server/schema/index.ts';
import { countUnread, readNotices, visibleNotices } from './own-notices.ts';

/** The caller's own, newest first. */
export async function noticeList(
  ctx: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const own = visibleNotices(ctx);
  const { limit, offset } = limitOffset(query);
  const [rows, total, unread] = await Promise.all([
    readNotices(ctx.db, own)
      .orderBy(desc(notices.at), desc(notices.uuid))
      .limit(limit)
      .offset(offset),
    ctx.db.$count(notices, own),
    countUnread(ctx),
  ]);
  return { notices: paged(rows, total, query), unread };
}
