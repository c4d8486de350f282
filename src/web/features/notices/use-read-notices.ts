import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Request } from '#contract/endpoint.ts';
import { noticeList, readNotices, unreadNotices } from '#contract/notices.ts';
import { call } from '#web/platform/call.ts';
import { putOver, read } from '#web/platform/data.ts';

/** Marks notices as read, then shows them so wherever they are shown: it is nobody else's concern. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Request<typeof readNotices>['body']) => call(readNotices, { body }),
    onSuccess: (counted) => showRead(client, counted),
  });
}

export async function showRead(client: QueryClient, counted: Answer<typeof readNotices>) {
  const { queryKey } = read(unreadNotices, {});
  void client.invalidateQueries({ queryKey: [noticeList.name] });
  await putOver(client, queryKey, () => client.setQueryData(queryKey, counted));
}
