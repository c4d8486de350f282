import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './drafts.schemas.ts';

export const myDrafts: Endpoint<typeof schemas.myDrafts> = {
  name: 'myDrafts',
  method: 'GET',
  path: '/api/my/drafts/:uuid',
  allow: 'reflections.review',
  scoped: true,
  topics: [],
};
