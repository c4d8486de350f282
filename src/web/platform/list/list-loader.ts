import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { pageSearch } from '#web/platform/search-params.ts';
import { type ListDefinition, listParamsFrom, listQuery } from './define-list.ts';

/** What a route's loader is given, as far as a list asks for it. */
export type ListLoaderArgs = {
  context: { client: QueryClient };
  location: { search: Record<string, unknown> };
};

/** Asks for the page of the list that the address names, before its screen does. */
export const listLoader =
  <I extends Endpoint, Row>(kind: ListDefinition<I, Row>) =>
  ({ context: { client }, location }: ListLoaderArgs) =>
    client.prefetchQuery(listQuery(kind, listParamsFrom(kind, pageSearch(location.search))));
