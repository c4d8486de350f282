import type { CallInput, Endpoint, ReplyJson } from '#contract/endpoint.ts';
import type { DisplayText } from '#messages/message.ts';
import { read } from '#web/platform/endpoint-query.ts';
import type { PageSearch } from '#web/platform/search-params.ts';

/** The paged object of api.md, as far as a list shows it. */
type Paged<Row> = {
  data: Row[];
  current_page: number;
  last_page: number;
  total: number;
  /** There are more than that, and nobody counted them. */
  more?: boolean;
};

type QueryOf<E extends Endpoint> = CallInput<E> extends { query?: infer Query } ? Query : never;

/** What the call narrows its answer by, where the address has a word for it as well. */
type FilterOf<E extends Endpoint> = Exclude<
  keyof QueryOf<E> & keyof PageSearch & string,
  'search' | 'page' | 'sort'
>;

export type Filters = { [K in keyof PageSearch]?: readonly string[] | 'any' };

/** One list of the product: which calls fill it, and what its address may ask of them. */
export type ListDefinition<I extends Endpoint = Endpoint, Row = unknown> = {
  index: I;
  /** What is asked of it each time, such as whose list it is. */
  fixedQuery?: Readonly<Record<string, string>>;
  /** The same rows where a term is looked for, by `:term` in its path; without it, `index` does. */
  search?: Endpoint;
  selectPage: (answer: ReplyJson<I>) => Paged<Row>;
  /** The values there are, or `any` where only the server knows them. Others count as not given. */
  filters: Readonly<Record<FilterOf<I>, readonly string[] | 'any'>>;
  /** What it can be ordered by, in words. The first is how it comes without being asked. */
  sorts: Readonly<Record<string, DisplayText>>;
};

/** For the file that says it: `export const userList = listKind({ index: userIndex, … })`. */
export const defineList = <I extends Endpoint, Row>(kind: ListDefinition<I, Row>) => kind;

/** What an address asks of a list: nothing the list does not know. */
export type ListParams = {
  search: string | undefined;
  page: number;
  sort: string | undefined;
  filters: Record<string, string>;
};

export function listParamsFrom<I extends Endpoint, Row>(
  kind: ListDefinition<I, Row>,
  at: PageSearch,
): ListParams {
  const allowed: Filters = kind.filters;
  const known = Object.entries(allowed).flatMap(([name, values]) => {
    const given = at[name as keyof PageSearch];
    const isKnown = typeof given === 'string' && (values === 'any' || values.includes(given));
    return isKnown ? [[name, given] as const] : [];
  });
  const [first] = Object.keys(kind.sorts);
  const sort = at.sort && at.sort !== first && at.sort in kind.sorts ? at.sort : undefined;
  return { search: at.search, page: at.page ?? 1, sort, filters: Object.fromEntries(known) };
}

/**
 * The one question behind a list, for its screen and for the loader of its route. The calls of a
 * list answer alike, which TypeScript cannot see through two endpoints: hence the cast.
 */
export function listQuery<I extends Endpoint, Row>(
  kind: ListDefinition<I, Row>,
  asked: ListParams,
) {
  const { search, page, sort, filters } = asked;
  const query = { ...kind.fixedQuery, ...filters, sort, page };
  const given = search
    ? kind.search
      ? read(kind.search, { params: { term: search }, query } as CallInput<Endpoint>)
      : read<Endpoint>(kind.index, { query: { ...query, search } } as CallInput<Endpoint>)
    : read<Endpoint>(kind.index, { query } as CallInput<Endpoint>);
  return given as unknown as ReturnType<typeof read<I>>;
}
