import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './step-up.schemas.ts';

export const confirmIdentity: Endpoint<typeof schemas.confirmIdentity> = {
  name: 'confirmIdentity',
  method: 'POST',
  path: '/user/confirm-password',
  allow: 'own-account',
  also: [204],
  security: true,
  topics: [],
};
