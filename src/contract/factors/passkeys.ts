import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './passkeys.schemas.ts';

export const passkeyLoginOptions: Endpoint<typeof schemas.passkeyLoginOptions> = {
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/passkeys/login/options',
  allow: 'anyone',
  limit: { tries: 120, seconds: 60 },
  topics: [],
};

export const passkeyLogin: Endpoint<typeof schemas.passkeyLogin> = {
  name: 'passkeyLogin',
  method: 'POST',
  path: '/passkeys/login',
  allow: 'anyone',
  security: true,
  limit: { tries: 60, seconds: 60 },
  topics: [],
};
