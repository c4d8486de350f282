import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './people.schemas.ts';

export * from './people.openings.ts';
export type * from './people.schemas.ts';

/** The organisations that somebody can be put into at once. */
export const maxOrganisations = 1_000;

/** `match`: names with the term come first, then e-mails with it before the @, then the rest; each by name. */
export const userSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'created_at',
  '-created_at',
  'match',
] as const;

export const storeUser: Endpoint<typeof schemas.storeUser> = {
  name: 'storeUser',
  method: 'POST',
  path: '/api/admin/user/store',
  allow: 'people.manage',
  scoped: true,
  stepUp: true,
  status: 201,
  idempotent: true,
  topics: ['users'],
};

export const updateUser: Endpoint<typeof schemas.updateUser> = {
  name: 'updateUser',
  method: 'PUT',
  path: '/api/admin/user/update',
  allow: 'people.manage',
  scoped: true,
  stepUp: true,
  editing: true,
  topics: ['users'],
};

export const inviteUser: Endpoint<typeof schemas.inviteUser> = {
  name: 'inviteUser',
  method: 'POST',
  path: '/api/admin/user/invite',
  allow: 'people.manage',
  scoped: true,
  idempotent: true,
  topics: ['users'],
};

export const sendPasswordReset: Endpoint<typeof schemas.sendPasswordReset> = {
  name: 'sendPasswordReset',
  method: 'POST',
  path: '/api/admin/user/password-reset',
  allow: 'people.manage',
  scoped: true,
  topics: [],
};

export const endUserSessions: Endpoint<typeof schemas.endUserSessions> = {
  name: 'endUserSessions',
  method: 'POST',
  path: '/api/admin/user/end-sessions',
  allow: 'people.manage',
  scoped: true,
  stepUp: true,
  topics: [],
};

export const learnerList: Endpoint<typeof schemas.learnerList> = {
  name: 'learnerList',
  method: 'GET',
  path: '/api/admin/user/independentlearnerlist',
  allow: 'learning.assign',
  scoped: true,
  topics: ['users'],
};
