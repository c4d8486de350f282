import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './mentoring.schemas.ts';

export const learnerLearning: Endpoint<typeof schemas.learnerLearning> = {
  name: 'learnerLearning',
  method: 'GET',
  path: '/api/admin/mentor/index/:learner',
  allow: 'reflections.review',
  scoped: 'progress.read',
  topics: ['reflections', 'assignments', 'areas', 'pods', 'users'],
};

export const showReflection: Endpoint<typeof schemas.showReflection> = {
  name: 'showReflection',
  method: 'GET',
  path: '/api/admin/mentor/reflection/show/:uuid',
  allow: 'reflections.review',
  scoped: true,
  topics: ['reflections', 'users', 'organisations', 'areas', 'pods'],
};
