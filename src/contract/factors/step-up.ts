import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './step-up.schemas.ts';

export const proofOptions: Endpoint<typeof schemas.proofOptions> = {
  name: 'proofOptions',
  method: 'POST',
  path: '/passkeys/confirm/options',
  allow: 'own-account',
  limit: { tries: 60, seconds: 60, per: 'account' },
  topics: [],
};

export const confirmIdentity: Endpoint<typeof schemas.confirmIdentity> = {
  name: 'confirmIdentity',
  method: 'POST',
  path: '/user/confirm-password',
  allow: 'own-account',
  beforeFactor: true,
  also: [204],
  security: true,
  topics: [],
};
