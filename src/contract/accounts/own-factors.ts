import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './factors.schemas.ts';

/** By itself, since every page knows which calls each page opens with, and no page the changes. */
export const ownFactors: Endpoint<typeof schemas.ownFactors> = {
  name: 'ownFactors',
  method: 'GET',
  path: '/api/account/factors',
  allow: 'own-account',
  topics: [],
};
