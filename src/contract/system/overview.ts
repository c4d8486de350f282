import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './overview.schemas.ts';

export type * from './overview.schemas.ts';

/** How many of a group are named at first. */
export const namesShown = 3;

export const overview: Endpoint<typeof schemas.overview> = {
  name: 'overview',
  method: 'GET',
  path: '/api/admin/overview',
  allow: 'people.manage',
  scoped: true,
  topics: ['users', 'assignments', 'subscriptions', 'reflections'],
};

export const learningOverview: Endpoint<typeof schemas.learningOverview> = {
  name: 'learningOverview',
  method: 'GET',
  path: '/api/admin/learning/overview',
  allow: 'learning.write',
  topics: ['areas', 'pods', 'questions', 'assignments', 'translations'],
};

export const systemFacts: Endpoint<typeof schemas.systemFacts> = {
  name: 'systemFacts',
  method: 'GET',
  path: '/api/admin/system',
  allow: 'audit.read',
  topics: ['jobs'],
};
