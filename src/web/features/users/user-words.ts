import type { User } from '#contract/people.ts';
import type { Role } from '#contract/permissions.ts';
import type { Difference } from '#web/ui/two-versions.tsx';
import type { UserFields } from './use-user-form.ts';

/** What saving does to the mailbox behind the address, before it does it. */
export function emailHint(user: User | undefined, { email, active }: UserFields) {
  if (!user) {
    return active
      ? 'An invitation with a link to choose a password is sent here.'
      : 'No invitation is sent while they cannot sign in.';
  }
  return email.trim().toLowerCase() === user.email.toLowerCase()
    ? undefined
    : 'The new address has to be verified. A mail goes to the new one and to the old one.';
}

type Now = { active: boolean; isOneself: boolean };

/** Switching off says beforehand what it does. */
export function signInHint(user: User | undefined, { active, isOneself }: Now): string {
  if (isOneself) return 'This is your own account. Only somebody else can switch it off.';
  if (active) return 'Can log in and do what the roles below allow.';
  if (!user?.active) return 'Cannot log in. What they wrote is kept.';
  return `As soon as you save, ${user.name} is logged out everywhere and cannot log in. What they wrote is kept, and you can switch this on again.`;
}

type Labels = Partial<Record<Role, string>> | undefined;

const inWords = ({ name, email, active, roles }: UserFields, labels: Labels) => ({
  name,
  email,
  active: active ? 'Yes' : 'No',
  roles: roles.map((role) => labels?.[role] ?? role).join(', '),
});

export const differencesOf =
  (labels: Labels) =>
  (mine: UserFields, theirs: UserFields): Difference[] => {
    const [one, other] = [inWords(mine, labels), inWords(theirs, labels)];
    return [
      { label: 'Name', mine: one.name, theirs: other.name },
      { label: 'Email', mine: one.email, theirs: other.email },
      { label: 'Can sign in', mine: one.active, theirs: other.active },
      { label: 'Roles', mine: one.roles, theirs: other.roles },
    ];
  };
