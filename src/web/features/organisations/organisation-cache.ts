import type { QueryClient } from '@tanstack/react-query';
import {
  type Organisation,
  organisationIndex,
  organisationSearch,
  showOrganisation,
} from '#contract/organisations/organisations.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { putRecord } from '#web/platform/calls/record-cache.ts';

export const cacheOrganisation = (client: QueryClient, organisation: Organisation) =>
  putRecord(client, organisation, {
    lists: [organisationIndex, organisationSearch],
    one: {
      ...read(showOrganisation, { params: { uuid: organisation.uuid } }),
      data: { organisation },
    },
  });
