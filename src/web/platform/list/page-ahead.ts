import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { pageSearch } from '#web/platform/search-params.ts';
import { askedOf, type ListKind, listQuery } from './list-kind.ts';

/** What a route's loader is given, as far as a list asks for it. */
export type At = {
  context: { client: QueryClient };
  location: { search: Record<string, unknown> };
};

/** Asks for the page of the list that the address names, before its screen does. */
export const pageOfList =
  <I extends Endpoint, Row>(kind: ListKind<I, Row>) =>
  ({ context: { client }, location }: At) =>
    client.prefetchQuery(listQuery(kind, askedOf(kind, pageSearch(location.search))));
