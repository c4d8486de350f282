import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Access } from '#contract/endpoint.ts';
import { openingsAt, pageAt } from '#contract/pages/pages.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission } from '#web/platform/session/session.ts';
import { storedUser } from '#web/platform/session/stored-session.ts';

/** What a route's loader is given, as far as the calls of its page need it. */
type At = {
  context: { client: QueryClient };
  location: { pathname: string; search: object };
};

/**
 * The loader of every page: asks for what it opens with, beside the file of its screen instead of
 * after it. The search is read from the location: as a dependency of the loader, another page of a
 * list would be another screen, and the one that is there would go.
 */
export async function prefetchOpenings({ context: { client }, location }: At) {
  const user = storedUser();
  if (!user || !hasPermission(user, pageAt(location.pathname)?.allow)) return;
  await Promise.all(
    openingsAt(location.pathname, location.search)
      .filter(({ endpoint, isAside }) => !isAside && mayCall(user, endpoint.allow))
      .map(({ endpoint, request }) => client.prefetchQuery(read(endpoint, request))),
  );
}

/** The page itself decides with the user it is shown to, and the server with whoever asks. */
function mayCall(user: CurrentUser, allow: Access): boolean {
  const isForEveryone = allow === 'anyone' || allow === 'own-account' || allow === 'verified';
  return isForEveryone || hasPermission(user, allow);
}
