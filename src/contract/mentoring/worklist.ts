import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './worklist.schemas.ts';

export type * from './worklist.schemas.ts';

export const worklist: Endpoint<typeof schemas.worklist> = {
  name: 'worklist',
  method: 'GET',
  path: '/api/admin/mentor/worklist',
  allow: 'reflections.review',
  tokens: true,
  topics: ['reflections'],
};

export const signedOff: Endpoint<typeof schemas.signedOff> = {
  name: 'signedOff',
  method: 'GET',
  path: '/api/admin/mentor/signed-off',
  allow: 'reflections.review',
  topics: ['reflections', 'certificates'],
};
