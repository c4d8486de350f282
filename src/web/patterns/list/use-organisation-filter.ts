import { useQuery } from '@tanstack/react-query';
import { showOrganisation } from '#contract/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { Filter } from './filters.ts';
import type { List } from './use-list.ts';

/** The filter by an organisation that the address of a list can name, where it is offered. */
export function useOrganisationFilter({ params }: List, isOffered: boolean): readonly Filter[] {
  const { organisation: uuid = '' } = params.filters;
  const { data } = useQuery({
    ...read(showOrganisation, { params: { uuid } }),
    enabled: isOffered && uuid !== '',
  });
  const picked = data?.organisation;
  const filter: Filter = {
    name: 'organisation',
    label: sharedMessages.organisation,
    words: picked?.name,
    picks: { kind: 'organisations', picked },
  };
  return isOffered ? [filter] : [];
}
