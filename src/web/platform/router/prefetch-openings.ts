import type { QueryClient } from '@tanstack/react-query';
import { mayOpen, openingsAt, pageAt } from '#contract/pages/pages.ts';
import { mayCall } from '#contract/rights.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { storedUser } from '#web/platform/session/stored-session.ts';

/** The part of a route loader's arguments that is needed here. */
type LoaderArguments = {
  context: { client: QueryClient };
  location: { pathname: string; search: object };
};

/**
 * The loader of every page: makes the calls it opens with, as far as this person may, while its chunk
 * loads, not after it. The search is read from the location: as a dependency of the loader, the next
 * page of a list would be another screen, and the current one would be unmounted.
 */
export async function prefetchOpenings({ context: { client }, location }: LoaderArguments) {
  const user = storedUser();
  const page = pageAt(location.pathname);
  if (!user || !page || !mayOpen(user, page)) return;
  await Promise.all(
    openingsAt(location.pathname, location.search)
      .filter(({ endpoint, isDeferred }) => !isDeferred && mayCall(user, endpoint))
      .map(({ endpoint, request }) => client.prefetchQuery(read(endpoint, request))),
  );
}
