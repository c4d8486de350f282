import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { askedOf, type ListCalls, type ListSearch } from '#contract/fields/lists.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';
import { type ListDefinition, listQuery } from './define-list.ts';
import type { OpenRecord } from './use-open-record.ts';
import { useReturnToRow } from './use-return-to-row.ts';

/**
 * A list whose state is its address: what is looked for, the page, the order, what narrows it and
 * the open record. The old rows stay in sight until the new ones come.
 *
 *     const list = useList(userList, route.useSearch());
 *     <ListFrame list={list} … />
 */
export function useList<Calls extends ListCalls, Row extends object>(
  kind: ListDefinition<Calls, Row>,
  at: ListSearch & OpenRecord,
) {
  const { change, hrefAfter } = useChangeSearch();
  const client = useQueryClient();
  const asked = askedOf(kind.calls, at);
  const query = useQuery({
    ...listQuery(kind, asked),
    select: kind.selectPage,
    placeholderData: keepPreviousData,
  });
  useReturnToRow(at.view ?? at.edit);

  /** Whatever else changes, what comes begins at its first page. */
  const go = (changed: object, how: { replace?: boolean; resetScroll?: boolean } = {}) =>
    void change({ page: undefined, ...changed }, how);

  return {
    asked,
    query,
    sorts: kind.sorts,
    rows: query.data?.data ?? [],
    total: query.data?.total ?? 0,
    more: query.data?.more ?? false,
    lastPage: query.data?.last_page ?? 1,
    /** Shows what was asked before, while the answer to what is asked now is on its way. */
    isStale: query.isPlaceholderData,
    /** Replaces the history entry, or every letter would be a step for Back. */
    setSearch: (search: string) => go({ search: search || undefined }, { replace: true }),
    setFilter: (name: string, value: string | undefined) => go({ [name]: value || undefined }),
    clearFilters: () =>
      go(Object.fromEntries(kind.calls.filterNames.map((name) => [name, undefined]))),
    setSort: (sort: string) => go({ sort: sort === kind.calls.sorts[0] ? undefined : sort }),
    setPage: (page: number) => go({ page: page > 1 ? page : undefined }, { resetScroll: true }),
    hrefOf: (page: number) => hrefAfter({ page }),
    /** Prefetches the page on hover. */
    prefetch: (page: number) => void client.prefetchQuery(listQuery(kind, { ...asked, page })),
  };
}

export type List<Row extends object = object> = Omit<
  ReturnType<typeof useList<ListCalls, Row>>,
  'query'
> & {
  query: { error: Error | null; isError: boolean; isPending: boolean; isFetching: boolean } & {
    refetch: () => Promise<unknown>;
  };
};
