import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { learnersOfOrganisations } from '#contract/assignments.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { pause } from '#web/platform/pause.ts';

/** As many as the server gives at once. */
export const mostOrganisations = 20;

/** Organisations with their learners. The old ones stay in sight until the new ones come. */
export function useOrganisations(typed: string) {
  const search = typed.trim();
  const request = { query: { search } };
  return useQuery({
    ...read(learnersOfOrganisations, request),
    async queryFn({ signal }) {
      if (search) await pause(signal);
      return call(learnersOfOrganisations, request, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
