import type { User } from '#contract/people/people.ts';
import { personFields, personKeys } from '#contract/people/person-fields.ts';
import { roleLabels } from '#contract/permissions.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { listMessage } from '#messages/list-message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { Difference } from '#web/ui/conflict/record-conflict.tsx';
import type { UserFields } from './use-user-form.ts';

/** Which e-mail saving will send, shown before it does. */
export function emailHint(user: User | undefined, { email, active }: UserFields) {
  if (!user) {
    return active ? usersMessages.invitationIsSent : usersMessages.noInvitationIsSent;
  }
  return email.trim().toLowerCase() === user.email.toLowerCase()
    ? undefined
    : usersMessages.emailToVerify;
}

/** An account with an unverified address must choose a new password once it is given a role. */
export function rolesHint(user: User | undefined, { email, active, roles }: UserFields) {
  const isSame = email.trim().toLowerCase() === user?.email.toLowerCase();
  if (!user?.has_password || (user.email_verified_at && isSame)) return undefined;
  const userRoles = user.roles.map(({ name }) => name);
  if (roles.every((role) => userRoles.includes(role))) return undefined;
  return active
    ? message(usersMessages.choosesAnew, { email: email.trim() })
    : usersMessages.choosesAnewLater;
}

type SignInState = { active: boolean; isOneself: boolean };

/** What switching an account off will do, shown before it does. */
export function signInHint(
  user: User | undefined,
  { active, isOneself }: SignInState,
): Translatable {
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

/** In the order of the form, where the roles come last; spreadsheets have them elsewhere. */
const inFormOrder = [...new Set(['name', 'email', 'active', ...personKeys] as const)];

export function userDifferences(mine: UserFields, theirs: UserFields): Difference[] {
  const [myValues, theirValues] = [fieldValues(mine), fieldValues(theirs)];
  return inFormOrder.map((field) => ({
    label: personFields[field].label,
    mine: myValues[field],
    theirs: theirValues[field],
  }));
}
