import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './identities.schemas.ts';

export * from './identities.openings.ts';
export type * from './identities.schemas.ts';

export const linkIdentity: Endpoint<typeof schemas.linkIdentity> = {
  name: 'linkIdentity',
  method: 'POST',
  path: '/api/account/identities/link',
  allow: 'verified',
  stepUp: true,
  limit: { tries: 20, seconds: 60, per: 'account' },
  also: [502],
  security: true,
  topics: [],
};

export const confirmLink: Endpoint<typeof schemas.confirmLink> = {
  name: 'confirmLink',
  method: 'POST',
  path: '/api/account/identities/confirm',
  allow: 'verified',
  stepUp: true,
  also: [422],
  security: true,
  topics: [],
};

export const declineLink: Endpoint<typeof schemas.declineLink> = {
  name: 'declineLink',
  method: 'POST',
  path: '/api/account/identities/decline',
  allow: 'own-account',
  topics: [],
};

export const removeIdentity: Endpoint<typeof schemas.removeIdentity> = {
  name: 'removeIdentity',
  method: 'POST',
  path: '/api/account/identities/remove',
  allow: 'own-account',
  stepUp: true,
  security: true,
  topics: [],
};
