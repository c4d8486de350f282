import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './sessions.schemas.ts';

export * from './sessions.openings.ts';
export type * from './sessions.schemas.ts';

export const endSession: Endpoint<typeof schemas.endSession> = {
  name: 'endSession',
  method: 'POST',
  path: '/api/account/sessions/end',
  allow: 'own-account',
  stepUp: true,
  security: true,
  topics: [],
};

export const endOtherSessions: Endpoint<typeof schemas.endOtherSessions> = {
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/account/sessions/end-others',
  allow: 'own-account',
  stepUp: true,
  security: true,
  topics: [],
};

export const endSessions: Endpoint<typeof schemas.endSessions> = {
  name: 'endSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  allow: 'own-account',
  security: true,
  topics: [],
};
