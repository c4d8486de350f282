import { type Role, roles } from '#contract/permissions.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';

export type Rights = { active: boolean; roles: readonly Role[] };

export const isAdministrator = ({ active, roles }: Rights) => active && roles.includes('admin');

/** Each role once, in the order lists of roles are shown in. */
export const inRoleOrder = (held: readonly Role[]) => roles.filter((role) => held.includes(role));

/** Written another way it is still the same mailbox to us, so it stays verified. */
export const isSameEmail = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

type Situation = { isOneself: boolean; isLastAdministrator: boolean };

/** Why these rights can't be changed; undefined where they can. */
export function whyNotChange(
  from: Rights,
  to: Rights,
  { isOneself, isLastAdministrator }: Situation,
): FieldErrors | undefined {
  if (isOneself && from.active && !to.active) {
    return { active: [accountErrorsMessages.ownActive] };
  }
  if (!isLastAdministrator || isAdministrator(to)) return undefined;
  return to.active
    ? { roles: [accountErrorsMessages.lastRole] }
    : { active: [accountErrorsMessages.lastActive] };
}

type Account = Pick<Rights, 'roles'> & { hasPassword: boolean; isVerified: boolean };

/**
 * Whether a role would go to somebody who has a password, but has never proved to read the mail of
 * this address: anybody may have registered with it. They keep the account and choose a new password
 * by an invitation, which only the owner of the mailbox can follow.
 */
export const mustVerifyEmail = (from: Pick<Rights, 'roles'>, to: Account) =>
  to.hasPassword && !to.isVerified && to.roles.some((role) => !from.roles.includes(role));

type Mailed = { name: string; active: boolean; hasPassword: boolean };

/** Why no invitation can be sent; undefined where it can. */
export function whyNotInvite({ name, active, hasPassword }: Mailed): Message | undefined {
  if (hasPassword) return message(accountErrorsMessages.hasPassword, { name });
  if (!active) return message(accountErrorsMessages.inactiveInvited, { name });
  return undefined;
}

/** Why no link for a new password can be sent; undefined where it can. */
export function whyNotReset({ name, active, hasPassword }: Mailed): Message | undefined {
  if (!active) return message(accountErrorsMessages.inactiveReset, { name });
  return hasPassword ? undefined : message(accountErrorsMessages.noPasswordYet, { name });
}
