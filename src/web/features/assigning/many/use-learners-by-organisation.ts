import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import { debounceDelay } from '#web/platform/browser/debounce.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** As many as the server gives at once. */
export const maxOrganisations = 20;

/** Organisations with their learners. The old ones stay in sight until the new ones come. */
export function useLearnersByOrganisation(typed: string) {
  const search = typed.trim();
  const request = { query: { search } };
  return useQuery({
    ...read(learnersOfOrganisations, request),
    async queryFn({ signal }) {
      if (search) await debounceDelay(signal);
      return call(learnersOfOrganisations, request, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
