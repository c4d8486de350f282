import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './organisations.schemas.ts';

export * from './organisations.openings.ts';
export type * from './organisations.schemas.ts';

export const organisationSorts = ['name', '-name', 'code', '-code', 'city', '-city'] as const;

export const storeOrganisation: Endpoint<typeof schemas.storeOrganisation> = {
  name: 'storeOrganisation',
  method: 'POST',
  path: '/api/admin/organisation/store',
  allow: 'people.manage',
  tokens: true,
  status: 201,
  idempotent: true,
  topics: ['organisations'],
};

export const updateOrganisation: Endpoint<typeof schemas.updateOrganisation> = {
  name: 'updateOrganisation',
  method: 'PUT',
  path: '/api/admin/organisation/update',
  allow: 'people.manage',
  tokens: true,
  editing: true,
  topics: ['organisations'],
};

export const addMember: Endpoint<typeof schemas.addMember> = {
  name: 'addMember',
  method: 'POST',
  path: '/api/admin/organisation/member/add',
  allow: 'people.manage',
  scoped: true,
  tokens: true,
  topics: ['organisations', 'users'],
};

export const removeMember: Endpoint<typeof schemas.removeMember> = {
  name: 'removeMember',
  method: 'POST',
  path: '/api/admin/organisation/member/remove',
  allow: 'people.manage',
  scoped: true,
  tokens: true,
  topics: ['organisations', 'users'],
};
