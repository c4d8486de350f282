import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Access } from '#contract/endpoint.ts';
import { openingsAt, pageAt } from '#contract/pages/pages.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission } from '#web/platform/session/session.ts';
import { storedUser } from '#web/platform/session/stored-session.ts';

/** The part of a route loader's arguments that is needed here. */
type LoaderArguments = {
  context: { client: QueryClient };
  location: { pathname: string; search: object };
};

/**
 * The loader of every page: makes the calls it opens with while its chunk loads, not after it. The
 * search is read from the location: as a dependency of the loader, the next page of a list would be
 * another screen, and the current one would be unmounted.
 */
export async function prefetchOpenings({ context: { client }, location }: LoaderArguments) {
  const user = storedUser();
  if (!user || !hasPermission(user, pageAt(location.pathname)?.allow)) return;
  await Promise.all(
    openingsAt(location.pathname, location.search)
      .filter(({ endpoint, isDeferred }) => !isDeferred && mayCall(user, endpoint.allow))
      .map(({ endpoint, request }) => client.prefetchQuery(read(endpoint, request))),
  );
}

/** Spares a call that would be refused; the page and the server check permissions themselves. */
function mayCall(user: CurrentUser, allow: Access): boolean {
  const isForEveryone = allow === 'anyone' || allow === 'own-account' || allow === 'verified';
  return isForEveryone || hasPermission(user, allow);
}
