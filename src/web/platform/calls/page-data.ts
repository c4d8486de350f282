import type { QueryClient } from '@tanstack/react-query';
import { type PageData, pageDataId } from '#contract/pages/page-data.ts';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { isLoggedIn, storedUser, writeStoredUser } from '#web/platform/session/stored-session.ts';

/**
 * What the document brought along is as good as asked for: the page opens without a call. Where this
 * device takes somebody else to be here, or nobody, it is left alone and the server is asked.
 */
export function takePageData(client: QueryClient) {
  const block = document.getElementById(pageDataId);
  if (!block) return;
  block.remove();
  const { user, answers }: PageData = JSON.parse(block.textContent);
  if (!isLoggedIn() || (storedUser()?.uuid ?? user) !== user) return;
  for (const { call, request, reply } of answers) {
    // As old as the document.
    client.setQueryData([call, request], reply, { updatedAt: performance.timeOrigin });
  }
  // As after asking: what somebody may do can have changed since this device last heard.
  const person = client.getQueryData(currentUserQuery().queryKey);
  if (person) writeStoredUser(person);
}
