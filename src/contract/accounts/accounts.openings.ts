import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './accounts.schemas.ts';

export const currentUser: Endpoint<typeof schemas.currentUser> = {
  name: 'currentUser',
  method: 'GET',
  path: '/api/user',
  allow: 'own-account',
  beforeFactor: true,
  tokens: true,
  topics: ['users', 'organisations'],
};
