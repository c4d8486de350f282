import type { Permission } from '#contract/permissions.ts';

/** Every role that somebody may have at one organisation, in the order that lists show them. */
export const organisationRoles = [
  'organisation_admin',
  'organisation_mentor',
  'organisation_viewer',
] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/**
 * What a role allows within its organisation, on the calls that say `scoped`. A permission that is not
 * here no role of an organisation has.
 */
const permissions: Partial<Record<Permission, readonly OrganisationRole[]>> = {
  'people.manage': ['organisation_admin'],
  'learning.assign': ['organisation_admin', 'organisation_mentor'],
  'reflections.review': ['organisation_mentor'],
  'audit.read': ['organisation_admin'],
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
