import type { OrganisationRole } from '#contract/organisations/organisation-rights.ts';
import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import { type Role, roleLabels } from '#contract/permissions.ts';

export type RuledRole = Role | OrganisationRole;

/** Every role that has a rule: those of the whole service, then those at single organisations. */
export const ruledRoleLabels = { ...roleLabels, ...organisationRoleLabels };
export const ruledRoles = Object.keys(ruledRoleLabels) as RuledRole[];
