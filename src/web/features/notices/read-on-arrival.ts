import type { QueryClient } from '@tanstack/react-query';
import { readNotices, unreadNotices } from '#contract/notices.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { showRead } from './use-read-notices.ts';

/** Whoever has opened a reflection knows what they were told of it, by whichever way they came. */
export async function readOnArrival(client: QueryClient, pathname: string): Promise<void> {
  const [, reflection] = /\/reflection\/([^/]+)$/.exec(pathname) ?? [];
  const known = client.getQueryData(read(unreadNotices, {}).queryKey);
  if (reflection === undefined || known?.unread === 0) return;
  try {
    await showRead(client, await call(readNotices, { body: { reflection } }));
  } catch {
    // They stay unread, which is no harm.
  }
}
