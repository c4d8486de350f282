import type { Endpoint } from '#contract/endpoint.ts';
import {
  organisationsWith,
  scopedPermission,
} from '#contract/organisations/organisation-rights.ts';
import { isPermitted, type Permission, permissionsOf } from '#contract/permissions.ts';
import type { Rights } from '#contract/rights.ts';
import type { SessionUser } from '#server/platform/data/context.ts';
import type { Scope } from '#server/platform/data/scope.ts';

/**
 * Over what somebody may make a call: everything by a role of the whole service, else the
 * organisations where a role of theirs gives the permission, on the calls that say they keep to it.
 * Undefined where they may not make it. Their rights are those of this request, nothing that was sent.
 */
export function scopeFor(
  user: SessionUser,
  permission: Permission,
  scoped: Endpoint['scoped'],
): Scope | undefined {
  if (isPermitted(user, permission)) return { everything: true };
  const within = scopedPermission(permission, scoped);
  const organisations = organisationsWith(within, user.organisationRoles);
  return organisations.length > 0 ? { organisations } : undefined;
}

/** What pages are shown by, of somebody who asks for one. */
export const rightsOf = (user: SessionUser): Rights => ({
  permissions: permissionsOf(user),
  scopes: (user.organisationRoles ?? []).map(({ organisation: uuid, role }) => ({
    organisation: { uuid },
    role,
  })),
});
