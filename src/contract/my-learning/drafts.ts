import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './drafts.schemas.ts';

export type * from './drafts.schemas.ts';

export const myDrafts: Endpoint<typeof schemas.myDrafts> = {
  name: 'myDrafts',
  method: 'GET',
  path: '/api/my/drafts/:uuid',
  allow: 'reflections.review',
  topics: [],
};

/** Announced to nobody: no topic, and whoever else looks at the reflection has nothing to read. */
export const keepDraft: Endpoint<typeof schemas.keepDraft> = {
  name: 'keepDraft',
  method: 'PUT',
  path: '/api/my/draft',
  allow: 'reflections.review',
  editing: true,
  topics: [],
};
