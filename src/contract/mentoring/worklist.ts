import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './worklist.schemas.ts';

export * from './worklist.openings.ts';
export type * from './worklist.schemas.ts';

export const worklist: Endpoint<typeof schemas.worklist> = {
  name: 'worklist',
  method: 'GET',
  path: '/api/admin/mentor/worklist',
  allow: 'reflections.review',
  scoped: true,
  tokens: true,
  topics: ['reflections'],
};
