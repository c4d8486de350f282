import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './sign-in.schemas.ts';

export * from './sign-in.openings.ts';
export type * from './sign-in.schemas.ts';

export const waitingSignIn: Endpoint<typeof schemas.waitingSignIn> = {
  name: 'waitingSignIn',
  method: 'GET',
  path: '/auth/waiting',
  allow: 'anyone',
  topics: [],
};

export const invitationSignIn: Endpoint<typeof schemas.invitationSignIn> = {
  name: 'invitationSignIn',
  method: 'POST',
  path: '/auth/invitation',
  allow: 'anyone',
  limit: { tries: 20, seconds: 60 },
  also: [502],
  security: true,
  topics: [],
};
