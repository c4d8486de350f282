import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './worklist.schemas.ts';

export const signedOff: Endpoint<typeof schemas.signedOff> = {
  name: 'signedOff',
  method: 'GET',
  path: '/api/admin/mentor/signed-off',
  allow: 'reflections.review',
  scoped: true,
  topics: ['reflections', 'certificates'],
};
