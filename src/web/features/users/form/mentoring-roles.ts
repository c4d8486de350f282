import type { User } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import type { UserFields } from './use-user-form.ts';

const holds = ({ active, roles }: User, role: Role) =>
  active && roles.some(({ name }) => name === role);

export const isLearner = (user: User): boolean => holds(user, 'independent_learner');

export const isMentor = (user: User): boolean => holds(user, 'mentor');

/** Reviews reflections now, and would not any more once the form is saved. */
export function endsMentoring(user: User, { active, roles }: UserFields): boolean {
  const mayReview = isMentor(user) || holds(user, 'admin');
  return mayReview && !(active && (roles.includes('mentor') || roles.includes('admin')));
}
