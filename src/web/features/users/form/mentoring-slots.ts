import type { ReactNode } from 'react';
import type { User } from '#contract/people/people.ts';
import type { UserFields } from './use-user-form.ts';

/** What another feature shows within a person's form. */
export type MentoringSlots = {
  /** Of somebody who learns: whose learner they are. */
  ownMentor?: (learner: User) => ReactNode;
  /** Of somebody who is about to mentor no more: who takes their learners over. */
  handOver?: (mentor: User) => ReactNode;
};

export const isLearner = ({ active, roles }: User): boolean =>
  active && roles.some(({ name }) => name === 'independent_learner');

/** Whoever reviews now, and would not once the form is saved. */
export function endsMentoring({ active, roles }: User, fields: UserFields): boolean {
  const reviews = (held: readonly string[]) => held.includes('mentor') || held.includes('admin');
  const isMentor = active && reviews(roles.map(({ name }) => name));
  return isMentor && !(fields.active && reviews(fields.roles));
}
