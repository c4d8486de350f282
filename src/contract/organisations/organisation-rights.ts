import type { Permission } from '#contract/permissions.ts';

/** Every role that somebody may have at one organisation, in the order that lists show them. */
export const organisationRoles = [
  'organisation_admin',
  'organisation_mentor',
  'organisation_viewer',
] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/**
 * What a role at an organisation may have: a permission of the service, within that organisation; or
 * `progress.read`, to see how far its people are and no text of theirs, which no role of the service
 * has by itself.
 */
export type OrganisationPermission = Permission | 'progress.read';

/** That roles at organisations count for a call: with what is needed anyway, or with this. */
export type Scoped = true | OrganisationPermission;

/** What such a role has to give; undefined where none counts. */
export const scopedPermission = (
  allow: Permission,
  scoped: Scoped | undefined,
): OrganisationPermission | undefined => (scoped === true ? allow : scoped);

/**
 * What a role allows within its organisation, on the calls that say `scoped`. A permission that is not
 * here no role of an organisation has.
 */
const permissions: Partial<Record<OrganisationPermission, readonly OrganisationRole[]>> = {
  'people.manage': ['organisation_admin'],
  'learning.assign': ['organisation_admin', 'organisation_mentor'],
  'reflections.review': ['organisation_mentor'],
  'audit.read': ['organisation_admin'],
  'progress.read': organisationRoles,
};

/** Whether a role gives a permission at its organisation. */
export const gives = (
  role: OrganisationRole,
  permission: OrganisationPermission | undefined,
): boolean => (permission && permissions[permission]?.includes(role)) ?? false;

/** A role somebody has now, at the organisation with this uuid. */
export type HeldRole = { organisation: string; role: OrganisationRole };

/** The organisations at which somebody has a permission, each once; none without one. */
export const organisationsWith = (
  permission: OrganisationPermission | undefined,
  held: readonly HeldRole[] = [],
): string[] => {
  const giving = held.filter(({ role }) => gives(role, permission));
  return [...new Set(giving.map(({ organisation }) => organisation))];
};
