import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { type Opening, opening } from '#contract/pages/openings.ts';
import {
  oneOf,
  openRecord,
  type Param,
  type Params,
  wholeNumber,
  words,
} from '#contract/pages/search-params.ts';

type QueryOf<E extends Endpoint> = CallInput<E> extends { query?: infer Query } ? Query : never;

/** The filters of an index call: its query without search, paging and order. */
type FilterOf<E extends Endpoint> = Exclude<
  keyof QueryOf<E> & string,
  'search' | 'page' | 'per_page' | 'sort'
>;

type Definition<
  I extends Endpoint,
  Given extends string,
  Filters extends Params,
  Sorts extends readonly string[],
> = {
  index: I;
  /** The call that searches, with `:term` in its path, where `index` itself does not. */
  bySearch?: Endpoint;
  /** Query params that the page always sends, such as whose list it is; not filters. */
  given?: readonly Given[];
  filters: Filters & Record<Exclude<FilterOf<I>, Given>, Param<string>>;
  /** The first is the default order. */
  sorts: Sorts;
};

/**
 * A list of the product: the calls that fill it, and the search params its page may have (`params`):
 * search, page, filters and order.
 */
export const defineListCalls = <
  I extends Endpoint,
  Filters extends Params,
  const Sorts extends readonly string[],
  Given extends string = never,
>(
  list: Definition<I, Given, Filters, Sorts>,
) => {
  const filters: Filters = list.filters;
  const params = {
    search: words,
    page: wholeNumber,
    ...openRecord,
    ...filters,
    sort: oneOf<Sorts[number]>(list.sorts),
  };
  return { ...list, filterNames: Object.keys(list.filters), params };
};

/** The query of a list, as read from an address. */
export type ListParams = {
  search: string | undefined;
  page: number;
  sort: string | undefined;
  filters: Record<string, string>;
};

export type ListCalls<I extends Endpoint = Endpoint> = {
  index: I;
  bySearch?: Endpoint;
  filterNames: readonly string[];
  sorts: readonly string[];
};

export type ListSearch = {
  search?: string | undefined;
  page?: number | undefined;
  sort?: string | undefined;
};

export function listParamsOf({ filterNames, sorts }: ListCalls, at: ListSearch): ListParams {
  const params = new Map<string, unknown>(Object.entries(at));
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const sort = at.sort === sorts[0] ? undefined : at.sort;
  return { search: at.search, page: at.page ?? 1, sort, filters: Object.fromEntries(filters) };
}

/** The call that fills a list, for its screen, its loader and the page data the server sends. */
export function listOpening(
  { index, bySearch }: ListCalls,
  { search, page, sort, filters }: ListParams,
  given: Readonly<Record<string, string>> = {},
): Opening {
  const query = { ...given, ...filters, sort, page };
  // The types of `defineListCalls` have checked that the filters are those of the call.
  if (search && bySearch) {
    return opening(bySearch, { params: { term: search }, query } as CallInput<Endpoint>);
  }
  return opening(index, { query: { ...query, ...(search && { search }) } } as CallInput<Endpoint>);
}
