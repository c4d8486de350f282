import type { Endpoint } from './endpoint.ts';
import {
  type OrganisationPermission,
  type OrganisationRole,
  organisationsWith,
  scopedPermission,
} from './organisations/organisation-rights.ts';
import type { Permission } from './permissions.ts';

/** What somebody may do: everywhere, and by their roles at single organisations. As `currentUser` has it. */
export type Rights = {
  permissions: readonly Permission[];
  scopes?: readonly { organisation: { uuid: string }; role: OrganisationRole }[];
};

/** The organisations at which somebody has a permission by a role there. */
export const organisationsOf = (
  { scopes = [] }: Rights,
  permission: OrganisationPermission,
): string[] =>
  organisationsWith(
    permission,
    scopes.map(({ organisation, role }) => ({ organisation: organisation.uuid, role })),
  );

/** Whether a call would be let in: the server decides it by the same table (`scopeFor`). */
export function mayCall(
  rights: Rights,
  { allow, scoped }: Pick<Endpoint, 'allow' | 'scoped'>,
): boolean {
  if (allow === 'anyone' || allow === 'own-account' || allow === 'verified') return true;
  if (rights.permissions.includes(allow)) return true;
  const permission = scopedPermission(allow, scoped);
  return permission !== undefined && organisationsOf(rights, permission).length > 0;
}
