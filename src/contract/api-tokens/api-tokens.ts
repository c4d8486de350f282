import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './api-tokens.schemas.ts';

export * from './api-tokens.openings.ts';
export type * from './api-tokens.schemas.ts';

/** A person's own scripts, and systems that an administrator connects: they may ask more often. */
export const tokenKinds = ['personal', 'service'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** In days: no token is valid for longer than a year. */
export const longestValidity = 365;

export const createToken: Endpoint<typeof schemas.createToken> = {
  name: 'createToken',
  method: 'POST',
  path: '/api/account/token/store',
  allow: 'verified',
  status: 201,
  stepUp: 'factor',
  security: true,
  limit: { tries: 30, seconds: 60, per: 'account' },
  topics: [],
};

export const endToken: Endpoint<typeof schemas.endToken> = {
  name: 'endToken',
  method: 'POST',
  path: '/api/account/token/end',
  allow: 'own-account',
  security: true,
  topics: [],
};

export const endAnyToken: Endpoint<typeof schemas.endAnyToken> = {
  name: 'endAnyToken',
  method: 'POST',
  path: '/api/admin/system/token/end',
  allow: 'people.manage',
  security: true,
  topics: [],
};
