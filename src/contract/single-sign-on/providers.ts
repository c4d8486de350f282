import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './providers.schemas.ts';

export * from './providers.openings.ts';
export type * from './providers.schemas.ts';

export const storeProvider: Endpoint<typeof schemas.storeProvider> = {
  name: 'storeProvider',
  method: 'POST',
  path: '/api/admin/sign-in-providers',
  allow: 'system.operate',
  status: 201,
  idempotent: true,
  stepUp: true,
  security: true,
  topics: ['users'],
};

export const changeProvider: Endpoint<typeof schemas.changeProvider> = {
  name: 'changeProvider',
  method: 'PUT',
  path: '/api/admin/sign-in-providers',
  allow: 'system.operate',
  stepUp: true,
  editing: true,
  security: true,
  topics: ['users'],
};

export const testProvider: Endpoint<typeof schemas.testProvider> = {
  name: 'testProvider',
  method: 'POST',
  path: '/api/admin/sign-in-providers/test',
  allow: 'system.operate',
  limit: { tries: 20, seconds: 60, per: 'account' },
  topics: [],
};
