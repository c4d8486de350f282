import { useQuery } from '@tanstack/react-query';
import { type Organisation, showOrganisation } from '#contract/organisations/organisations.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** The open one: at once where its row is in sight, from the server where only its address is. */
export function useOrganisation(uuid: string, row: Organisation | undefined) {
  return useQuery({
    ...read(showOrganisation, { params: { uuid } }),
    select: ({ organisation }) => organisation,
    ...(row && { placeholderData: { organisation: row } }),
  });
}
