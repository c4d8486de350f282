import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './providers.schemas.ts';

export const providerList: Endpoint<typeof schemas.providerList> = {
  name: 'providerList',
  method: 'GET',
  path: '/api/admin/sign-in-providers',
  allow: 'audit.read',
  topics: ['users'],
};
