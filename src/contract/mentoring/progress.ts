import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './progress.schemas.ts';

export type * from './progress.schemas.ts';

/** How far a learner is in an area, in the order of the filter. */
export const progressStates = [
  'not_started',
  'in_progress',
  'sent_back',
  'review',
  'complete',
] as const;
export type ProgressState = (typeof progressStates)[number];

/** What the list is filtered by: a state, or that a learner has no areas, who is left out otherwise. */
export const progressFilterStates = [...progressStates, 'none'] as const;

export const progress: Endpoint<typeof schemas.progress> = {
  name: 'progress',
  method: 'GET',
  path: '/api/admin/mentor/progress',
  allow: 'reflections.review',
  scoped: 'progress.read',
  tokens: true,
  topics: ['users', 'organisations', 'areas', 'pods', 'assignments', 'reflections'],
};

export const progressFilters: Endpoint<typeof schemas.progressFilters> = {
  name: 'progressFilters',
  method: 'GET',
  path: '/api/admin/mentor/progress/filters',
  allow: 'reflections.review',
  scoped: 'progress.read',
  topics: ['users', 'organisations', 'areas'],
};
