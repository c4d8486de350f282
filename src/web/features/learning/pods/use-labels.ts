import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { learningAspects, subjectMatters } from '#contract/learning/lookups.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** Uuid to label. */
export type Labels = UseQueryResult<Record<string, string>>;

/* A 409 is no more than a list that could not be had (specification, 8), as any other failure. */
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
