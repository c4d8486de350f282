import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PageSearch } from '#web/platform/search-params.ts';
import { type ListDefinition, listParamsFrom, listQuery } from './define-list.ts';
import { useReturnToRow } from './use-return-to-row.ts';

/**
 * A list whose state is its address: what is looked for, the page, the order, what narrows it and
 * the open record. The old rows stay in sight until the new ones come.
 *
 *     const list = useList(userList);
 *     <ListFrame list={list} … />
 */
export function useList<I extends Endpoint, Row extends object>(kind: ListDefinition<I, Row>) {
  const at = useSearch({ strict: false });
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const client = useQueryClient();
  const asked = listParamsFrom(kind, at);
  const query = useQuery({
    ...listQuery(kind, asked),
    select: kind.selectPage,
    placeholderData: keepPreviousData,
  });
  useReturnToRow(at.view ?? at.edit);

  const changed = (change: PageSearch) => (now: PageSearch) => ({ ...now, ...change });
  /** Whatever else changes, what comes begins at its first page. */
  const go = (change: PageSearch, how: { replace?: boolean; resetScroll?: boolean } = {}) =>
    void navigate({
      to: '.',
      search: changed({ page: undefined, ...change }),
      resetScroll: false,
      ...how,
    });

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
    lookFor: (search: string) => go({ search: search || undefined }, { replace: true }),
    narrow: (name: string, value: string | undefined) => go({ [name]: value || undefined }),
    widen: () => go(Object.fromEntries(Object.keys(kind.filters).map((name) => [name, undefined]))),
    order: (sort: string) => go({ sort: sort === Object.keys(kind.sorts)[0] ? undefined : sort }),
    turnTo: (page: number) => go({ page: page > 1 ? page : undefined }, { resetScroll: true }),
    hrefOf: (page: number) => buildLocation({ to: '.', search: changed({ page }) }).href,
    /** Prefetches the page on hover. */
    prefetch: (page: number) => void client.prefetchQuery(listQuery(kind, { ...asked, page })),
  };
}

export type List<Row extends object = object> = Omit<
  ReturnType<typeof useList<Endpoint, Row>>,
  'query'
> & {
  query: { error: Error | null; isError: boolean; isPending: boolean; isFetching: boolean } & {
    refetch: () => Promise<unknown>;
  };
};
