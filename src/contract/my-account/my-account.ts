import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './my-account.schemas.ts';

export type * from './my-account.schemas.ts';

export const ownSubscriptions: Endpoint<typeof schemas.ownSubscriptions> = {
  name: 'ownSubscriptions',
  method: 'GET',
  path: '/api/user/subscriptions',
  allow: 'own-account',
  topics: ['subscriptions'],
};

export const changeEmail: Endpoint<typeof schemas.changeEmail> = {
  name: 'changeEmail',
  method: 'PUT',
  path: '/api/account/email',
  allow: 'own-account',
  stepUp: 'factor',
  security: true,
  topics: ['users'],
};

export const changePassword: Endpoint<typeof schemas.changePassword> = {
  name: 'changePassword',
  method: 'PUT',
  path: '/api/account/password',
  allow: 'own-account',
  stepUp: 'factor',
  security: true,
  limit: { tries: 60, seconds: 60 },
  topics: [],
};

export const setPhoto: Endpoint<typeof schemas.setPhoto> = {
  name: 'setPhoto',
  method: 'PUT',
  path: '/api/account/photo',
  allow: 'verified',
  limit: { tries: 10, seconds: 60, per: 'account' },
  topics: ['users'],
};

export const removePhoto: Endpoint<typeof schemas.removePhoto> = {
  name: 'removePhoto',
  method: 'DELETE',
  path: '/api/account/photo',
  allow: 'own-account',
  topics: ['users'],
};

export const exportAccount: Endpoint<typeof schemas.exportAccount> = {
  name: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  allow: 'own-account',
  stepUp: true,
  security: true,
  topics: [],
};
