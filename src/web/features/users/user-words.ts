import type { User } from '#contract/people.ts';
import { roleLabels } from '#contract/permissions.ts';
import { listed } from '#texts/listed.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say } from '#texts/text.ts';
import { usersText } from '#texts/users.ts';
import type { Difference } from '#web/ui/two-versions.tsx';
import type { UserFields } from './use-user-form.ts';

/** What saving does to the mailbox behind the address, before it does it. */
export function emailHint(user: User | undefined, { email, active }: UserFields) {
  if (!user) {
    return active ? usersText.invitationIsSent : usersText.noInvitationIsSent;
  }
  return email.trim().toLowerCase() === user.email.toLowerCase()
    ? undefined
    : usersText.emailToVerify;
}

/** What giving a role does to an account that anybody may have registered. The server decides. */
export function rolesHint(user: User | undefined, { email, active, roles }: UserFields) {
  const isSame = email.trim().toLowerCase() === user?.email.toLowerCase();
  if (!user?.has_password || (user.email_verified_at && isSame)) return undefined;
  const held = user.roles.map(({ name }) => name);
  if (roles.every((role) => held.includes(role))) return undefined;
  return active ? say(usersText.choosesAnew, { email: email.trim() }) : usersText.choosesAnewLater;
}

type Now = { active: boolean; isOneself: boolean };

/** Switching off says beforehand what it does. */
export function signInHint(user: User | undefined, { active, isOneself }: Now): Sayable {
  if (isOneself) return usersText.ownAccount;
  if (active) return usersText.isOn;
  if (!user?.active) return usersText.isOff;
  return say(usersText.switchesOff, { name: user.name });
}

const inWords = ({ name, email, active, roles }: UserFields) => ({
  name,
  email,
  active: active ? sharedText.yes : sharedText.no,
  roles: listed(roles.map((role) => roleLabels[role])),
});

export function differencesOf(mine: UserFields, theirs: UserFields): Difference[] {
  const [one, other] = [inWords(mine), inWords(theirs)];
  return [
    { label: sharedText.name, mine: one.name, theirs: other.name },
    { label: sharedText.emailField, mine: one.email, theirs: other.email },
    { label: usersText.canSignIn, mine: one.active, theirs: other.active },
    { label: sharedText.roles, mine: one.roles, theirs: other.roles },
  ];
}
