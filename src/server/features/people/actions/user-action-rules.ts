import type { UserAction, UserOutcome } from '#contract/people/user-actions.ts';
import type { Role } from '#contract/permissions.ts';
import type { Ending } from '#server/features/organisations/index.ts';
import type { LockedPerson } from '#server/features/people/lock-people.ts';
import { mustVerifyEmail, whyNotInvite } from '#server/features/people/rules.ts';

export type Action = UserAction | 'assign_learning';
type Outcome = UserOutcome['outcome'];

/** What becomes of a person's rights; undefined for an action that leaves them as they are. */
export function rightsAfter(
  action: Action,
  role: Role | undefined,
  { active, roles }: Pick<LockedPerson, 'active' | 'roles'>,
) {
  if (action === 'switch_off' || action === 'switch_on') {
    return { active: action === 'switch_on', roles };
  }
  if (role === undefined) return undefined;
  const others = roles.filter((held) => held !== role);
  if (action === 'give_role') return { active, roles: [...others, role] };
  return action === 'take_role' ? { active, roles: others } : undefined;
}

/**
 * What an action would do to this person. Among many nobody switches themselves off or gives up
 * being an administrator: each asks for a decision of its own, and so an administrator remains.
 */
export function outcomeFor(
  action: Action,
  role: Role | undefined,
  { person, isOneself }: { person: LockedPerson; isOneself: boolean },
): Outcome {
  const after = rightsAfter(action, role, person);
  if (after) {
    if (after.active === person.active && after.roles.length === person.roles.length) {
      return 'already';
    }
    const losesWay = action === 'switch_off' || (action === 'take_role' && role === 'admin');
    return isOneself && losesWay ? 'oneself' : 'done';
  }
  if (!person.active) return 'inactive';
  if (action === 'invite') return whyNotInvite(person) ? 'has_password' : 'done';
  return person.roles.includes('independent_learner') ? 'done' : 'not_learner';
}

/** Whether this action gives a role to somebody whose e-mail was never verified. */
export function choosesPassword(action: Action, role: Role | undefined, person: LockedPerson) {
  const after = rightsAfter(action, role, person);
  return after !== undefined && mustVerifyEmail(person, { ...person, roles: after.roles });
}

/** What ends of somebody's mentoring, or all they do; undefined where nothing does. */
export function endingOf(
  action: Action,
  role: Role | undefined,
  { uuid: person, ...rights }: LockedPerson,
): Ending | undefined {
  const after = rightsAfter(action, role, rights);
  if (after?.active === false && rights.active) return { person, off: true };
  return after && mentors(rights) && !mentors(after) ? { person, service: true } : undefined;
}

const mentors = ({ roles }: { roles: readonly Role[] }) =>
  roles.includes('mentor') || roles.includes('admin');
