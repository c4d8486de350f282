import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './sign-in.schemas.ts';

export const signInProviders: Endpoint<typeof schemas.signInProviders> = {
  name: 'signInProviders',
  method: 'GET',
  path: '/auth/providers',
  allow: 'anyone',
  topics: [],
};
