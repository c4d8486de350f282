import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { learnerList } from '#contract/people.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { pause } from '#web/platform/pause.ts';
import type { Learner } from './recent-learners.ts';

export const mostShown = 20;

/** Learners whose name holds what was typed, macrons or not: the server knows them all. */
export function useLearnerSearch(typed: string, { enabled }: { enabled: boolean }) {
  const search = typed.trim();
  const request = { query: { search, limit: mostShown } };
  return useQuery({
    ...read(learnerList, request),
    // Another letter cancels this one, so only where somebody pauses is anything asked.
    async queryFn({ signal }) {
      if (search) await pause(signal);
      return call(learnerList, request, { signal });
    },
    select: ({ independentUserData }): Learner[] =>
      Object.entries(independentUserData).map(([uuid, name]) => ({ uuid, name })),
    placeholderData: keepPreviousData,
    enabled,
  });
}
