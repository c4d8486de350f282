import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './sharing.schemas.ts';

export * from './sharing.openings.ts';
export type * from './sharing.schemas.ts';

export const shareArea: Endpoint<typeof schemas.shareArea> = {
  name: 'shareArea',
  method: 'PUT',
  path: '/api/my/sharing',
  allow: 'own-learning',
  also: [404],
  topics: ['reflections'],
};
