import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type Import, type ImportOutcome, importOutcomes, importRows } from '#contract/imports.ts';
import { read } from '#web/platform/endpoint-query.ts';
import type { PageSearch } from '#web/platform/search-params.ts';

const PER_PAGE = 25;

/** A page of the rows. Which outcome and which page, the address says. */
export function useImportRows({ uuid }: Import) {
  const { status, page = 1 } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const outcome = importOutcomes.find((one) => one === status);
  const query = useQuery({
    ...read(importRows, { params: { uuid }, query: { page, per_page: PER_PAGE, outcome } }),
    placeholderData: keepPreviousData,
  });
  const changed = (change: PageSearch) => (now: PageSearch) => ({ ...now, ...change });
  const go = (change: PageSearch) =>
    void navigate({ to: '.', search: changed(change), resetScroll: false });

  return {
    query,
    outcome,
    rows: query.data?.rows,
    only: (status: ImportOutcome | undefined) => go({ status, page: undefined }),
    turnTo: (page: number) => go({ page: page > 1 ? page : undefined }),
    hrefOf: (page: number) => buildLocation({ to: '.', search: changed({ page }) }).href,
  };
}
