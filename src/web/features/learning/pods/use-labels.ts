import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { learningAspects, subjectMatters } from '#contract/learning/lookups.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** Uuid to label. */
export type Labels = UseQueryResult<Record<string, string>>;

/* A 409 is handled like any other failure to load the list (specification, 8). */
const conflict = { expectedStatus: 409 };

export const useAspects = (): Labels =>
  useQuery({
    ...read(learningAspects, {}),
    queryFn: ({ signal }) => call(learningAspects, {}, { signal, ...conflict }),
    select: (answer) => answer.learningAspects,
  });

export const useSubjects = (): Labels =>
  useQuery({
    ...read(subjectMatters, {}),
    queryFn: ({ signal }) => call(subjectMatters, {}, { signal, ...conflict }),
    select: (answer) => answer.subjectMatters,
  });
