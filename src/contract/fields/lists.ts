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

/** What the call narrows its answer by. */
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
  /** The same rows where a term is looked for, by `:term` in its path; without it, `index` does. */
  bySearch?: Endpoint;
  /** What the page asks of it each time, such as whose list it is: no filter. */
  given?: readonly Given[];
  filters: Filters & Record<Exclude<FilterOf<I>, Given>, Param<string>>;
  /** The first is how it comes without being asked. */
  sorts: Sorts;
};

/**
 * One list of the product: which calls fill it, and what its address may ask of them. `params` is
 * all of that, for its page.
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

/** What an address asks of a list. */
export type Asked = {
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

export function askedOf({ filterNames, sorts }: ListCalls, at: ListSearch): Asked {
  const given = new Map<string, unknown>(Object.entries(at));
  const filters = filterNames.flatMap((name) => {
    const value = given.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const sort = at.sort === sorts[0] ? undefined : at.sort;
  return { search: at.search, page: at.page ?? 1, sort, filters: Object.fromEntries(filters) };
}

/** The one question behind a list, for its screen, for its loader and for the server's page. */
export function listOpening(
  { index, bySearch }: ListCalls,
  { search, page, sort, filters }: Asked,
  given: Readonly<Record<string, string>> = {},
): Opening {
  const query = { ...given, ...filters, sort, page };
  // What a list narrows by is what its call takes, which `defineListCalls` has seen to.
  if (search && bySearch) {
    return opening(bySearch, { params: { term: search }, query } as CallInput<Endpoint>);
  }
  return opening(index, { query: { ...query, ...(search && { search }) } } as CallInput<Endpoint>);
}
