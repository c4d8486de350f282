import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './identities.schemas.ts';

export const ownIdentities: Endpoint<typeof schemas.ownIdentities> = {
  name: 'ownIdentities',
  method: 'GET',
  path: '/api/account/identities',
  allow: 'own-account',
  beforeFactor: true,
  topics: [],
};
