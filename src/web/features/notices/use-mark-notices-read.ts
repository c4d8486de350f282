import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, ReplyJson } from '#contract/endpoint.ts';
import { noticeList, readNotices, unreadNotices } from '#contract/notices/notices.ts';
import { call } from '#web/platform/calls/call.ts';
import { read, replaceQueryData } from '#web/platform/calls/endpoint-query.ts';

/** Marks notices as read, then shows them so wherever they are shown: it is nobody else's concern. */
export function useMarkNoticesRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof readNotices>['body']) => call(readNotices, { body }),
    onSuccess: (counted) => cacheReadNotices(client, counted),
  });
}

export async function cacheReadNotices(
  client: QueryClient,
  counted: ReplyJson<typeof readNotices>,
) {
  const { queryKey } = read(unreadNotices, {});
  void client.invalidateQueries({ queryKey: [noticeList.name] });
  await replaceQueryData(client, queryKey, () => client.setQueryData(queryKey, counted));
}
