import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './mentoring.schemas.ts';

export * from './mentoring.openings.ts';
export type * from './mentoring.schemas.ts';

export const storeReview: Endpoint<typeof schemas.storeReview> = {
  name: 'storeReview',
  method: 'POST',
  path: '/api/admin/mentor/review/store',
  allow: 'reflections.review',
  scoped: true,
  also: [412],
  status: 201,
  topics: ['reflections'],
};

export const updateReview: Endpoint<typeof schemas.updateReview> = {
  name: 'updateReview',
  method: 'POST',
  path: '/api/admin/mentor/review/update',
  allow: 'reflections.review',
  scoped: true,
  editing: true,
  topics: ['reflections'],
};

export const saveExternalNotes: Endpoint<typeof schemas.saveExternalNotes> = {
  name: 'saveExternalNotes',
  method: 'POST',
  path: '/api/admin/mentor/review/update/external',
  allow: 'reflections.review',
  scoped: true,
  editing: true,
  topics: ['reflections'],
};

export const signOff: Endpoint<typeof schemas.signOff> = {
  name: 'signOff',
  method: 'POST',
  path: '/api/admin/mentor/reflection/sign-off',
  allow: 'reflections.review',
  scoped: true,
  editing: true,
  topics: ['reflections', 'certificates'],
};
