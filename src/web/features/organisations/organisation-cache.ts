import type { QueryClient } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import {
  type Organisation,
  organisationIndex,
  organisationSearch,
  showOrganisation,
} from '#contract/organisations.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { untilRendered } from '#web/platform/until-rendered.ts';

type Listed = ReplyJson<typeof organisationIndex>;

/** Wherever it is shown it is as the server just answered it; a list's order comes with its reload. */
export function cacheOrganisation(client: QueryClient, organisation: Organisation): Promise<void> {
  const { uuid } = organisation;
  client.setQueryData(read(showOrganisation, { params: { uuid } }).queryKey, { organisation });
  for (const { name } of [organisationIndex, organisationSearch]) {
    client.setQueriesData<Listed>(
      { queryKey: [name] },
      (known) => known && within(known, organisation),
    );
  }
  return untilRendered();
}

function within({ organisations }: Listed, changed: Organisation): Listed {
  const data = organisations.data.map((row) => (row.uuid === changed.uuid ? changed : row));
  return { organisations: { ...organisations, data } };
}
