import { type Role, roles } from '#contract/permissions.ts';
import type { Rights } from '#contract/rights.ts';

/** Roles of the whole service that whoever acts on people of some organisations alone gives and takes. */
export const rolesWithinOrganisations: readonly Role[] = ['independent_learner'];

/** Which roles of the whole service somebody may give, in the order that lists show them. */
export const rolesToGive = ({ permissions }: Rights): readonly Role[] =>
  permissions.includes('people.manage') ? roles : rolesWithinOrganisations;
