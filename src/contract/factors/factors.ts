import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './factors.schemas.ts';

export * from './factors.openings.ts';
export type * from './factors.schemas.ts';

export const setUpApp: Endpoint<typeof schemas.setUpApp> = {
  name: 'setUpApp',
  method: 'POST',
  path: '/api/account/authenticator-app',
  allow: 'verified',
  beforeFactor: true,
  stepUp: 'factor',
  security: true,
  topics: [],
};

export const confirmApp: Endpoint<typeof schemas.confirmApp> = {
  name: 'confirmApp',
  method: 'POST',
  path: '/api/account/authenticator-app/confirm',
  allow: 'verified',
  beforeFactor: true,
  stepUp: 'factor',
  security: true,
  limit: { tries: 10, seconds: 60, per: 'account' },
  topics: [],
};

export const passkeyOptions: Endpoint<typeof schemas.passkeyOptions> = {
  name: 'passkeyOptions',
  method: 'POST',
  path: '/api/account/passkeys/options',
  allow: 'verified',
  beforeFactor: true,
  stepUp: 'factor',
  security: true,
  topics: [],
};

export const addPasskey: Endpoint<typeof schemas.addPasskey> = {
  name: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  allow: 'verified',
  beforeFactor: true,
  stepUp: 'factor',
  security: true,
  topics: [],
};

export const renamePasskey: Endpoint<typeof schemas.renamePasskey> = {
  name: 'renamePasskey',
  method: 'PUT',
  path: '/api/account/passkeys',
  allow: 'verified',
  topics: [],
};

export const renewRecoveryCodes: Endpoint<typeof schemas.renewRecoveryCodes> = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/recovery-codes',
  allow: 'verified',
  stepUp: 'factor',
  security: true,
  topics: [],
};

export const removeFactor: Endpoint<typeof schemas.removeFactor> = {
  name: 'removeFactor',
  method: 'POST',
  path: '/api/account/factors/remove',
  allow: 'verified',
  stepUp: 'factor',
  security: true,
  topics: [],
};
