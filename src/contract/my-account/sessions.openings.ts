import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './sessions.schemas.ts';

export const ownSessions: Endpoint<typeof schemas.ownSessions> = {
  name: 'ownSessions',
  method: 'GET',
  path: '/api/account/sessions',
  allow: 'own-account',
  topics: [],
};
