import type { QueryClient } from '@tanstack/react-query';
import { mentorBoard } from '#contract/caseload.ts';
import { openCorrections } from '#contract/corrections.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { showImport } from '#contract/imports.ts';
import { systemFacts } from '#contract/overview.ts';
import { billing } from '#contract/subscriptions.ts';
import { caseloadList } from '#web/features/caseload/caseload-list.ts';
import { historyList } from '#web/features/history/history-list.ts';
import { importList } from '#web/features/imports/import-list.ts';
import { organisationList } from '#web/features/organisations/organisation-list.ts';
import { subscriptionList } from '#web/features/subscriptions/subscription-list.ts';
import { userList } from '#web/features/users/user-list.ts';
import { read } from '#web/platform/data.ts';
import { askedOf, type ListKind, listQuery } from '#web/platform/list/list-kind.ts';
import { pageSearch } from '#web/platform/search-params.ts';

/* What the pages of administrators ask for ahead, in a file that nobody else has to fetch. */

type At = { context: { client: QueryClient }; location: { search: Record<string, unknown> } };

/** The page of the list that the address names. */
const pageOfList =
  <I extends Endpoint, Row>(kind: ListKind<I, Row>) =>
  ({ context: { client }, location }: At) =>
    client.prefetchQuery(listQuery(kind, askedOf(kind, pageSearch(location.search))));

export const organisations = pageOfList(organisationList);
export const users = pageOfList(userList);
export const imports = pageOfList(importList);
export const history = pageOfList(historyList);

export const subscriptions = (at: At) =>
  Promise.all([
    pageOfList(subscriptionList)(at),
    at.context.client.prefetchQuery(read(billing, {})),
  ]);

export const caseload = (at: At) =>
  Promise.all([
    pageOfList(caseloadList)(at),
    at.context.client.prefetchQuery(read(mentorBoard, {})),
  ]);

export const corrections = ({ context: { client }, location }: At) => {
  const { page = 1 } = pageSearch(location.search);
  return client.prefetchQuery(read(openCorrections, { query: { page } }));
};

export const oneImport = ({ context: { client }, params }: At & { params: { import: string } }) =>
  client.prefetchQuery(read(showImport, { params: { uuid: params.import } }));

export const system = ({ context: { client } }: At) => client.prefetchQuery(read(systemFacts, {}));
