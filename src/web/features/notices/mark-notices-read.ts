import type { QueryClient } from '@tanstack/react-query';
import { readNotices, unreadNotices } from '#contract/notices/notices.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { cacheReadNotices } from './use-mark-notices-read.ts';

/** Opening a reflection, by whatever link, marks the notices about it as read. */
export async function markNoticesReadFor(client: QueryClient, pathname: string): Promise<void> {
  const [, reflection] = /\/reflection\/([^/]+)$/.exec(pathname) ?? [];
  const cached = client.getQueryData(read(unreadNotices, {}).queryKey);
  if (reflection === undefined || cached?.unread === 0) return;
  try {
    await cacheReadNotices(client, await call(readNotices, { body: { reflection } }));
  } catch {
    // They stay unread until the next visit.
  }
}
