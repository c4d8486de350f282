import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './organisation-roles.schemas.ts';

export const rolesAtOrganisation: Endpoint<typeof schemas.rolesAtOrganisation> = {
  name: 'rolesAtOrganisation',
  method: 'GET',
  path: '/api/admin/organisation/roles/:uuid',
  allow: 'people.manage',
  scoped: true,
  topics: ['organisations', 'users'],
};
