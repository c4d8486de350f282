import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './factors.schemas.ts';

export const ownFactors: Endpoint<typeof schemas.ownFactors> = {
  name: 'ownFactors',
  method: 'GET',
  path: '/api/account/factors',
  allow: 'own-account',
  beforeFactor: true,
  topics: [],
};
