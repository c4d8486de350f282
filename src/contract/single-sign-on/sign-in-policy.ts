import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './sign-in-policy.schemas.ts';

export * from './sign-in-policy.openings.ts';
export type * from './sign-in-policy.schemas.ts';

export const changeSignIn: Endpoint<typeof schemas.changeSignIn> = {
  name: 'changeSignIn',
  method: 'PUT',
  path: '/api/admin/organisation/sign-in',
  allow: 'system.operate',
  stepUp: true,
  editing: true,
  security: true,
  topics: ['organisations'],
};
