import type { ReactNode } from 'react';
import type { User } from '#contract/people/people.ts';
import type { UserFields } from './use-user-form.ts';

/** Parts of a person's form that the caseload feature renders. */
export type MentoringSlots = {
  /** For a learner: which mentor they have. */
  ownMentor?: (learner: User) => ReactNode;
  /** For somebody who is about to stop mentoring: who takes over their learners. */
  handOver?: (mentor: User) => ReactNode;
};

export const isLearner = ({ active, roles }: User): boolean =>
  active && roles.some(({ name }) => name === 'independent_learner');

/** Reviews reflections now, and would not any more once the form is saved. */
export function endsMentoring({ active, roles }: User, fields: UserFields): boolean {
  const mayReview = (names: readonly string[]) =>
    names.includes('mentor') || names.includes('admin');
  const isMentor = active && mayReview(roles.map(({ name }) => name));
  return isMentor && !(fields.active && mayReview(fields.roles));
}
