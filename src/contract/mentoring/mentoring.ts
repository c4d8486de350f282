import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './mentoring.schemas.ts';

export type * from './mentoring.schemas.ts';

export const learnerLearning: Endpoint<typeof schemas.learnerLearning> = {
  name: 'learnerLearning',
  method: 'GET',
  path: '/api/admin/mentor/index/:learner',
  allow: 'reflections.review',
  topics: ['reflections', 'assignments', 'areas', 'pods', 'users'],
};

export const showReflection: Endpoint<typeof schemas.showReflection> = {
  name: 'showReflection',
  method: 'GET',
  path: '/api/admin/mentor/reflection/show/:uuid',
  allow: 'reflections.review',
  topics: ['reflections'],
};

export const storeReview: Endpoint<typeof schemas.storeReview> = {
  name: 'storeReview',
  method: 'POST',
  path: '/api/admin/mentor/review/store',
  allow: 'reflections.review',
  also: [412],
  status: 201,
  topics: ['reflections'],
};

export const updateReview: Endpoint<typeof schemas.updateReview> = {
  name: 'updateReview',
  method: 'POST',
  path: '/api/admin/mentor/review/update',
  allow: 'reflections.review',
  editing: true,
  topics: ['reflections'],
};

export const saveExternalNotes: Endpoint<typeof schemas.saveExternalNotes> = {
  name: 'saveExternalNotes',
  method: 'POST',
  path: '/api/admin/mentor/review/update/external',
  allow: 'reflections.review',
  editing: true,
  topics: ['reflections'],
};

export const signOff: Endpoint<typeof schemas.signOff> = {
  name: 'signOff',
  method: 'POST',
  path: '/api/admin/mentor/reflection/sign-off',
  allow: 'reflections.review',
  editing: true,
  topics: ['reflections', 'certificates'],
};
