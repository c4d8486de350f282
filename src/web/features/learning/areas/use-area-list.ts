import { useSuspenseQuery } from '@tanstack/react-query';
import { type Area, areaIndex } from '#contract/learning/learning.ts';
import { type AreaFilters, matchingAreas } from '#contract/learning/matching-areas.ts';
import type { List } from '#web/patterns/list/use-list.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';

type Search = AreaFilters & { select?: 'all' | undefined };

/** The areas as a list that can be searched, filtered and selected; all on one page, by name. */
export function useAreaList({ search, active }: Search): List & { every: Area[]; rows: Area[] } {
  const query = useSuspenseQuery(read(areaIndex, {}));
  const { change, hrefAfter } = useChangeSearch();
  const every = query.data.areas;
  const rows = matchingAreas(every, { search, active });

  /** To other rows: where all rows were selected, these are not. */
  const goToOthers = (changed: Search, replace = false) =>
    void change({ select: undefined, ...changed }, { replace });

  return {
    every,
    rows,
    query,
    params: { search, page: 1, sort: undefined, filters: active ? { active } : {} },
    sorts: {},
    total: rows.length,
    more: false,
    lastPage: 1,
    isStale: false,
    setSearch: (term) => goToOthers({ search: term || undefined }, true),
    setFilter: (name, value) => void change({ select: undefined, [name]: value || undefined }),
    clearFilters: () => goToOthers({ active: undefined }),
    setSort: () => {},
    setPage: () => {},
    hrefOf: () => hrefAfter({}),
    prefetch: () => {},
  };
}
