import type { Endpoint } from '#contract/endpoint.ts';
import type { Permission } from '#contract/permissions.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import type { schemas } from './organisation-roles.schemas.ts';

export type * from './organisation-roles.schemas.ts';

/** Every role that somebody may have at one organisation, in the order that lists show them. */
export const organisationRoleLabels = {
  organisation_admin: organisationRolesMessages.administrator,
  organisation_mentor: organisationRolesMessages.mentor,
  organisation_viewer: organisationRolesMessages.viewer,
} as const;

export type OrganisationRole = keyof typeof organisationRoleLabels;
export const organisationRoles = Object.keys(organisationRoleLabels) as OrganisationRole[];

/**
 * What a role allows within its organisation, on the calls that say `scoped`. A permission that is not
 * here no role of an organisation has.
 */
const permissions: Partial<Record<Permission, readonly OrganisationRole[]>> = {
  'people.manage': ['organisation_admin'],
  'learning.assign': ['organisation_admin', 'organisation_mentor'],
  'reflections.review': ['organisation_mentor'],
};

/** A role somebody has now, at the organisation with this uuid. */
export type HeldRole = { organisation: string; role: OrganisationRole };

/** The organisations at which somebody has a permission, each once. */
export const organisationsWith = (
  permission: Permission,
  held: readonly HeldRole[] = [],
): string[] => {
  const allowed = permissions[permission] ?? [];
  const giving = held.filter(({ role }) => allowed.includes(role));
  return [...new Set(giving.map(({ organisation }) => organisation))];
};

export const rolesAtOrganisation: Endpoint<typeof schemas.rolesAtOrganisation> = {
  name: 'rolesAtOrganisation',
  method: 'GET',
  path: '/api/admin/organisation/roles/:uuid',
  allow: 'people.manage',
  scoped: true,
  topics: ['organisations', 'users'],
};

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
