import type { ReplyJson } from '#contract/endpoint.ts';
import { type ListCalls, type ListParams, listOpening } from '#contract/fields/lists.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** The part of the paged object of api.md that a list uses. */
type Paged<Row> = {
  data: Row[];
  current_page: number;
  last_page: number;
  total: number;
  /** There are more than `total`, which were not counted. */
  more?: boolean;
};

/** A list of the contract and how its screen shows it. */
export type ListDefinition<Calls extends ListCalls = ListCalls, Row = unknown> = {
  calls: Calls;
  /** Part of every query, such as whose list it is. */
  fixedQuery?: Readonly<Record<string, string>>;
  selectPage: (answer: ReplyJson<Calls['index']>) => Paged<Row>;
  /** The orders to choose from, with their labels. The first one is the default. */
  sorts: Readonly<Record<Calls['sorts'][number], DisplayText>>;
};

/** Infers the types: `const userList = defineList({ calls, … })`. */
export const defineList = <Calls extends ListCalls, Row>(definition: ListDefinition<Calls, Row>) =>
  definition;

/**
 * The query behind a list. It uses one of two calls (with a search term or without), which answer
 * alike, but TypeScript cannot tell: hence the cast.
 */
export function listQuery<Calls extends ListCalls, Row>(
  { calls, fixedQuery }: ListDefinition<Calls, Row>,
  params: ListParams,
) {
  const { endpoint, request } = listOpening(calls, params, fixedQuery);
  return read(endpoint, request) as unknown as ReturnType<typeof read<Calls['index']>>;
}
