import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, ReplyJson } from '#contract/endpoint.ts';
import { noticeList, readNotices, unreadNotices } from '#contract/notices/notices.ts';
import { call } from '#web/platform/calls/call.ts';
import { read, replaceQueryData } from '#web/platform/calls/endpoint-query.ts';

/** Marks notices as read, then updates this browser only: they concern nobody else. */
export function useMarkNoticesRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof readNotices>['body']) => call(readNotices, { body }),
    onSuccess: (reply) => cacheReadNotices(client, reply),
  });
}

export async function cacheReadNotices(client: QueryClient, reply: ReplyJson<typeof readNotices>) {
  const { queryKey } = read(unreadNotices, {});
  void client.invalidateQueries({ queryKey: [noticeList.name] });
  await replaceQueryData(client, queryKey, () => client.setQueryData(queryKey, reply));
}
