import type { User } from '#contract/people/people.ts';
import { personFields, personKeys } from '#contract/people/person-fields.ts';
import { roleLabels } from '#contract/permissions.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { listMessage } from '#messages/list-message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { Difference } from '#web/ui/conflict/record-conflict.tsx';
import type { UserFields } from './use-user-form.ts';

/** What saving does to the mailbox behind the address, before it does it. */
export function emailHint(user: User | undefined, { email, active }: UserFields) {
  if (!user) {
    return active ? usersMessages.invitationIsSent : usersMessages.noInvitationIsSent;
  }
  return email.trim().toLowerCase() === user.email.toLowerCase()
    ? undefined
    : usersMessages.emailToVerify;
}

/** What giving a role does to an account that anybody may have registered. The server decides. */
export function rolesHint(user: User | undefined, { email, active, roles }: UserFields) {
  const isSame = email.trim().toLowerCase() === user?.email.toLowerCase();
  if (!user?.has_password || (user.email_verified_at && isSame)) return undefined;
  const held = user.roles.map(({ name }) => name);
  if (roles.every((role) => held.includes(role))) return undefined;
  return active
    ? message(usersMessages.choosesAnew, { email: email.trim() })
    : usersMessages.choosesAnewLater;
}

type Now = { active: boolean; isOneself: boolean };

/** Switching off says beforehand what it does. */
export function signInHint(user: User | undefined, { active, isOneself }: Now): Translatable {
  if (isOneself) return usersMessages.ownAccount;
  if (active) return usersMessages.isOn;
  if (!user?.active) return usersMessages.isOff;
  return message(usersMessages.switchesOff, { name: user.name });
}

const fieldValues = (fields: UserFields) => ({
  ...fields,
  active: fields.active ? sharedMessages.yes : sharedMessages.no,
  roles: listMessage(fields.roles.map((role) => roleLabels[role])),
});

/** In the order of the form, which has the roles last; files have them otherwise. */
const inFormOrder = [...new Set(['name', 'email', 'active', ...personKeys] as const)];

export function userDifferences(mine: UserFields, theirs: UserFields): Difference[] {
  const [one, other] = [fieldValues(mine), fieldValues(theirs)];
  return inFormOrder.map((field) => ({
    label: personFields[field].label,
    mine: one[field],
    theirs: other[field],
  }));
}
