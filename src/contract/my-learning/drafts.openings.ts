import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './drafts.schemas.ts';

/** Of `reflections`, since whatever ends a draft is a step of its reflection. */
export const unfinishedDrafts: Endpoint<typeof schemas.unfinishedDrafts> = {
  name: 'unfinishedDrafts',
  method: 'GET',
  path: '/api/my/drafts',
  allow: 'reflections.review',
  scoped: true,
  topics: ['reflections'],
};

export const myDrafts: Endpoint<typeof schemas.myDrafts> = {
  name: 'myDrafts',
  method: 'GET',
  path: '/api/my/drafts/:uuid',
  allow: 'reflections.review',
  scoped: true,
  topics: [],
};
