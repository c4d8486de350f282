import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { gives } from '#contract/organisations/organisation-rights.ts';
import type { Permission } from '#contract/permissions.ts';

export type OwnOrganisation = NonNullable<CurrentUser['scopes']>[number]['organisation'];

/** The organisations at which somebody has a role, or one that gives a permission; each once, by name. */
export function ownOrganisations(user: CurrentUser, permission?: Permission): OwnOrganisation[] {
  const { scopes = [] } = user;
  const giving = scopes.filter(({ role }) => permission === undefined || gives(role, permission));
  const named = new Map(giving.map(({ organisation }) => [organisation.uuid, organisation]));
  return [...named.values()];
}
