import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { learnerList } from '#contract/people/people.ts';
import { debounceDelay } from '#web/platform/browser/debounce.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { Learner } from './recent-learners.ts';

export const maxLearnersShown = 20;

/** Learners whose name holds what was typed, macrons or not: the server knows them all. */
export function useLearnerSearch(typed: string, { enabled }: { enabled: boolean }) {
  const search = typed.trim();
  const request = { query: { search, limit: maxLearnersShown } };
  return useQuery({
    ...read(learnerList, request),
    // The next letter cancels this query, so that only a pause sends a request.
    async queryFn({ signal }) {
      if (search) await debounceDelay(signal);
      return call(learnerList, request, { signal });
    },
    select: ({ independentUserData }): Learner[] =>
      Object.entries(independentUserData).map(([uuid, name]) => ({ uuid, name })),
    placeholderData: keepPreviousData,
    enabled,
  });
}
