import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './sharing.schemas.ts';

export const mySharing: Endpoint<typeof schemas.mySharing> = {
  name: 'mySharing',
  method: 'GET',
  path: '/api/my/sharing',
  allow: 'own-learning',
  topics: ['reflections', 'users', 'organisations', 'areas'],
};
