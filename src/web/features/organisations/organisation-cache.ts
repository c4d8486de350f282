import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import {
  type Organisation,
  organisationIndex,
  organisationSearch,
  showOrganisation,
} from '#contract/organisations.ts';
import { read } from '#web/platform/data.ts';
import { shown } from '#web/platform/shown.ts';

type Listed = Answer<typeof organisationIndex>;

/** Wherever it is shown it is as the server just answered it; a list's order comes with its reload. */
export function keepOrganisation(client: QueryClient, organisation: Organisation): Promise<void> {
  const { uuid } = organisation;
  client.setQueryData(read(showOrganisation, { params: { uuid } }).queryKey, { organisation });
  for (const { name } of [organisationIndex, organisationSearch]) {
    client.setQueriesData<Listed>(
      { queryKey: [name] },
      (known) => known && within(known, organisation),
    );
  }
  return shown();
}

function within({ organisations }: Listed, changed: Organisation): Listed {
  const data = organisations.data.map((row) => (row.uuid === changed.uuid ? changed : row));
  return { organisations: { ...organisations, data } };
}
