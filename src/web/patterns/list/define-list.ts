import type { ReplyJson } from '#contract/endpoint.ts';
import { type Asked, type ListCalls, listOpening } from '#contract/fields/lists.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** The paged object of api.md, as far as a list shows it. */
type Paged<Row> = {
  data: Row[];
  current_page: number;
  last_page: number;
  total: number;
  /** There are more than that, and nobody counted them. */
  more?: boolean;
};

/** One list of the contract, as its screen shows it. */
export type ListDefinition<Calls extends ListCalls = ListCalls, Row = unknown> = {
  calls: Calls;
  /** What is asked of it each time, such as whose list it is. */
  fixedQuery?: Readonly<Record<string, string>>;
  selectPage: (answer: ReplyJson<Calls['index']>) => Paged<Row>;
  /** What it can be ordered by, in words. The first is how it comes without being asked. */
  sorts: Readonly<Record<Calls['sorts'][number], DisplayText>>;
};

/** For the file that says it: `export const userList = defineList({ calls, … })`. */
export const defineList = <Calls extends ListCalls, Row>(kind: ListDefinition<Calls, Row>) => kind;

/**
 * The one question behind a list, for its screen and for the loader of its route. The calls of a
 * list answer alike, which TypeScript cannot see through two endpoints: hence the cast.
 */
export function listQuery<Calls extends ListCalls, Row>(
  { calls, fixedQuery }: ListDefinition<Calls, Row>,
  asked: Asked,
) {
  const { endpoint, request } = listOpening(calls, asked, fixedQuery);
  return read(endpoint, request) as unknown as ReturnType<typeof read<Calls['index']>>;
}
