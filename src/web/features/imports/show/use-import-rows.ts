import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Import, type ImportOutcome, importRows } from '#contract/imports/imports.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';

const route = getRouteApi('/shell/imports/$import');
const PER_PAGE = 25;

/** A page of the rows. Which outcome and which page, the address says. */
export function useImportRows({ uuid }: Import) {
  const { status: outcome, page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { hrefAfter } = useChangeSearch();
  const query = useQuery({
    ...read(importRows, { params: { uuid }, query: { page, per_page: PER_PAGE, outcome } }),
    placeholderData: keepPreviousData,
  });
  const go = (change: { status?: ImportOutcome | undefined; page?: number | undefined }) =>
    void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false });

  return {
    query,
    outcome,
    rows: query.data?.rows,
    only: (status: ImportOutcome | undefined) => go({ status, page: undefined }),
    turnTo: (page: number) => go({ page: page > 1 ? page : undefined }),
    hrefOf: (page: number) => hrefAfter({ page }),
  };
}
