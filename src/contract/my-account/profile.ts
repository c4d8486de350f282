import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './profile.schemas.ts';

export type * from './profile.schemas.ts';

/** Apart from the rest of an account: every page has a switch of the language. */
export const changeProfile: Endpoint<typeof schemas.changeProfile> = {
  name: 'changeProfile',
  method: 'PUT',
  path: '/api/account/profile',
  allow: 'own-account',
  topics: ['users'],
};
