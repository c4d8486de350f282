import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Permission } from '#contract/permissions.ts';
import { organisationsOf } from '#contract/rights.ts';

export type OwnOrganisation = NonNullable<CurrentUser['scopes']>[number]['organisation'];

/** The organisations at which somebody has a role, or one that gives a permission; each once, by name. */
export function ownOrganisations(user: CurrentUser, permission?: Permission): OwnOrganisation[] {
  const { scopes = [] } = user;
  const within = permission && organisationsOf(user, permission);
  const named = new Map(scopes.map(({ organisation }) => [organisation.uuid, organisation]));
  return [...named.values()].filter(({ uuid }) => within === undefined || within.includes(uuid));
}
