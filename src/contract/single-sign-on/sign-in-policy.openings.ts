import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './sign-in-policy.schemas.ts';

export const organisationSignIn: Endpoint<typeof schemas.organisationSignIn> = {
  name: 'organisationSignIn',
  method: 'GET',
  path: '/api/admin/organisation/sign-in/:uuid',
  allow: 'people.manage',
  topics: ['organisations', 'users'],
};
