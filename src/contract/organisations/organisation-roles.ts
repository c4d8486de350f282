import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './organisation-roles.schemas.ts';

export * from './organisation-roles.openings.ts';
export type * from './organisation-roles.schemas.ts';

export const grantOrganisationRole: Endpoint<typeof schemas.grantOrganisationRole> = {
  name: 'grantOrganisationRole',
  method: 'POST',
  path: '/api/admin/organisation/role/grant',
  allow: 'people.manage',
  scoped: true,
  status: 201,
  repeated: 200,
  stepUp: true,
  topics: ['organisations', 'users'],
};

export const endOrganisationRole: Endpoint<typeof schemas.endOrganisationRole> = {
  name: 'endOrganisationRole',
  method: 'POST',
  path: '/api/admin/organisation/role/end',
  allow: 'people.manage',
  scoped: true,
  stepUp: true,
  topics: ['organisations', 'users'],
};
