import type { QueryClient } from '@tanstack/react-query';
import { readNotices, unreadNotices } from '#contract/notices/notices.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { cacheReadNotices } from './use-mark-notices-read.ts';

/** Whoever has opened a reflection knows what they were told of it, by whichever way they came. */
export async function markNoticesReadFor(client: QueryClient, pathname: string): Promise<void> {
  const [, reflection] = /\/reflection\/([^/]+)$/.exec(pathname) ?? [];
  const known = client.getQueryData(read(unreadNotices, {}).queryKey);
  if (reflection === undefined || known?.unread === 0) return;
  try {
    await cacheReadNotices(client, await call(readNotices, { body: { reflection } }));
  } catch {
    // They stay unread, which is no harm.
  }
}
