import type { Endpoint } from './endpoint.ts';
import {
  gives,
  type OrganisationRole,
  scopedPermission,
} from './organisations/organisation-rights.ts';
import type { Permission } from './permissions.ts';

/** What somebody may do: everywhere, and by their roles at single organisations. As `currentUser` has it. */
export type Rights = {
  permissions: readonly Permission[];
  scopes?: readonly { organisation: { uuid: string }; role: OrganisationRole }[];
};

/** Whether a call would be let in: the server decides it by the same table (`scopeFor`). */
export function mayCall(
  rights: Rights,
  { allow, scoped }: Pick<Endpoint, 'allow' | 'scoped'>,
): boolean {
  if (allow === 'anyone' || allow === 'own-account' || allow === 'verified') return true;
  if (rights.permissions.includes(allow)) return true;
  const needed = scopedPermission(allow, scoped);
  return rights.scopes?.some(({ role }) => gives(role, needed)) ?? false;
}
