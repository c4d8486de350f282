import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './accounts.schemas.ts';

export * from './accounts.openings.ts';
export type * from './accounts.schemas.ts';

export const antiForgery: Endpoint<typeof schemas.antiForgery> = {
  name: 'antiForgery',
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  allow: 'anyone',
  topics: [],
};

export const logIn: Endpoint<typeof schemas.logIn> = {
  name: 'logIn',
  method: 'POST',
  path: '/login',
  allow: 'anyone',
  also: [204],
  security: true,
  topics: [],
};

export const logOut: Endpoint<typeof schemas.logOut> = {
  name: 'logOut',
  method: 'POST',
  path: '/logout',
  allow: 'own-account',
  beforeFactor: true,
  security: true,
  topics: [],
};
