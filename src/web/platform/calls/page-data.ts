import type { QueryClient } from '@tanstack/react-query';
import { type PageData, pageDataId } from '#contract/pages/page-data.ts';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { isLoggedIn, storedUser, writeStoredUser } from '#web/platform/session/stored-session.ts';

/** Puts the answers to calls into the query cache, as if they had just been made. */
export function rememberAnswers(
  client: QueryClient,
  answers: PageData['answers'],
  updatedAt = Date.now(),
) {
  for (const { call, request, reply } of answers) {
    client.setQueryData([call, request], reply, { updatedAt });
  }
}

/**
 * Puts the data that the document brought along into the query cache, so that the page opens without
 * a call. It is ignored where this device knows another user, or none: then the server is asked.
 */
export function takePageData(client: QueryClient) {
  const block = document.getElementById(pageDataId);
  if (!block) return;
  block.remove();
  const { user, answers }: PageData = JSON.parse(block.textContent);
  if (user && (!isLoggedIn() || (storedUser()?.uuid ?? user) !== user)) return;
  // As old as the document.
  rememberAnswers(client, answers, performance.timeOrigin);
  // As after fetching the user: their permissions may have changed since they were stored here.
  const currentUser = client.getQueryData(currentUserQuery().queryKey);
  if (currentUser) writeStoredUser(currentUser);
}
