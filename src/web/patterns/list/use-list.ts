import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ListCalls, type ListSearch, listParamsOf } from '#contract/fields/lists.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';
import { type ListDefinition, listQuery } from './define-list.ts';

/**
 * A list whose state is its address: search term, page, order and filters. The old rows stay visible
 * until the new ones have loaded. Where records open above it, `withoutOpenRecord` selects its search.
 *
 *     const list = useList(userList, route.useSearch());
 *     <ListFrame list={list} … />
 */
export function useList<Calls extends ListCalls, Row extends object>(
  definition: ListDefinition<Calls, Row>,
  search: ListSearch,
) {
  const { change, hrefAfter } = useChangeSearch();
  const client = useQueryClient();
  const params = listParamsOf(definition.calls, search);
  const query = useQuery({
    ...listQuery(definition, params),
    select: definition.selectPage,
    placeholderData: keepPreviousData,
  });

  /** Any other change goes back to the first page. */
  const go = (changed: object, options: { replace?: boolean; resetScroll?: boolean } = {}) =>
    void change({ page: undefined, ...changed }, options);

  /** To other rows: where all rows were selected, these are not. */
  const goToOthers: typeof go = (changed, options) =>
    go({ select: undefined, ...changed }, options);

  return {
    params,
    query,
    sorts: definition.sorts,
    rows: query.data?.data ?? [],
    total: query.data?.total ?? 0,
    more: query.data?.more ?? false,
    lastPage: query.data?.last_page ?? 1,
    /** The rows are those of the previous query, while the current one is loading. */
    isStale: query.isPlaceholderData,
    /** Replaces the history entry, so that Back does not step through every letter. */
    setSearch: (term: string) => goToOthers({ search: term || undefined }, { replace: true }),
    /** `others`: filters that go with it, as the two together would find nothing. */
    setFilter: (
      name: string,
      value: string | undefined,
      others: Readonly<Record<string, string>> = {},
    ) => goToOthers({ [name]: value || undefined, ...others }),
    clearFilters: () =>
      goToOthers(Object.fromEntries(definition.calls.filterNames.map((name) => [name, undefined]))),
    setSort: (sort: string) => go({ sort: sort === definition.calls.sorts[0] ? undefined : sort }),
    setPage: (page: number) => go({ page: page > 1 ? page : undefined }, { resetScroll: true }),
    hrefOf: (page: number) => hrefAfter({ page }),
    prefetch: (page: number) =>
      void client.prefetchQuery(listQuery(definition, { ...params, page })),
  };
}

export type List<Row extends object = object> = Omit<
  ReturnType<typeof useList<ListCalls, Row>>,
  'query'
> & {
  query: { error: Error | null; isError: boolean; isPending: boolean; isFetching: boolean } & {
    /** Undefined until the first answer. Stays as it was where it could not be read again. */
    data: object | undefined;
    refetch: () => Promise<unknown>;
  };
};
