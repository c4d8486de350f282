import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './drafts.schemas.ts';

export * from './drafts.openings.ts';
export type * from './drafts.schemas.ts';

/** Without a topic, as nobody else can see a draft. */
export const keepDraft: Endpoint<typeof schemas.keepDraft> = {
  name: 'keepDraft',
  method: 'PUT',
  path: '/api/my/draft',
  allow: 'reflections.review',
  scoped: true,
  also: [404],
  editing: true,
  topics: [],
};
