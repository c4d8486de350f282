import { type Role, roles } from '#contract/permissions.ts';

export type Rights = { active: boolean; roles: readonly Role[] };

/** Sentences by field. */
export type Errors = Record<string, string[]>;

export const isAdministrator = ({ active, roles }: Rights) => active && roles.includes('admin');

/** Each role once, in the order lists of roles are shown in. */
export const inRoleOrder = (held: readonly Role[]) => roles.filter((role) => held.includes(role));

/** Written another way it is still the same mailbox to us, so it stays verified. */
export const isSameMailbox = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

type Situation = { isOneself: boolean; isLastAdministrator: boolean };

/** Why these rights can't be changed; undefined where they can. */
export function whyNot(
  from: Rights,
  to: Rights,
  { isOneself, isLastAdministrator }: Situation,
): Errors | undefined {
  if (isOneself && from.active && !to.active) {
    return { active: ["You can't deactivate your own account."] };
  }
  if (!isLastAdministrator || isAdministrator(to)) return undefined;
  return to.active
    ? { roles: ['This is the last active administrator, so the role has to stay.'] }
    : { active: ['This is the last active administrator, so the account has to stay active.'] };
}

/** Why no invitation can be sent; undefined where it can. */
export function whyNotInvite(person: { name: string; active: boolean; hasPassword: boolean }) {
  if (person.hasPassword) return `${person.name} has set a password already.`;
  if (!person.active) return `${person.name} is not active, so an invitation would lead nowhere.`;
  return undefined;
}

/** Why no link for a new password can be sent; undefined where it can. */
export function whyNotReset(person: { name: string; active: boolean; hasPassword: boolean }) {
  if (!person.active) return `${person.name} is not active, so a new password would lead nowhere.`;
  if (!person.hasPassword) {
    return `${person.name} has not set a password yet. Send the invitation again instead.`;
  }
  return undefined;
}
