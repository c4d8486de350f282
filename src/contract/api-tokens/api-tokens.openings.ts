import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './api-tokens.schemas.ts';

export const ownTokens: Endpoint<typeof schemas.ownTokens> = {
  name: 'ownTokens',
  method: 'GET',
  path: '/api/account/token/index',
  allow: 'own-account',
  topics: [],
};

export const everyToken: Endpoint<typeof schemas.everyToken> = {
  name: 'everyToken',
  method: 'GET',
  path: '/api/admin/system/tokens',
  allow: 'audit.read',
  topics: [],
};
