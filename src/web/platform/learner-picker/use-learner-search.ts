import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { learnerList } from '#contract/people.ts';
import { call } from '#web/platform/call.ts';
import { debounceDelay } from '#web/platform/debounce.ts';
import { read } from '#web/platform/endpoint-query.ts';
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
