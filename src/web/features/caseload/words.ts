import type { MentorLoad } from '#contract/caseload.ts';
import { counted } from '#web/platform/counted.ts';
import { since } from '#web/platform/format.ts';

type Load = Pick<MentorLoad, 'learners' | 'waiting' | 'oldest'>;

/** '2 reflections wait, the longest for 4 days', or that nothing does. */
export function waitingInWords({ waiting, oldest }: Omit<Load, 'learners'>): string {
  if (waiting === 0 || oldest === null) return 'nothing waits';
  if (waiting === 1) return `1 reflection waits, for ${since(oldest)}`;
  return `${waiting} reflections wait, the longest for ${since(oldest)}`;
}

export const learnersInWords = ({ learners }: Pick<Load, 'learners'>) =>
  learners === 0 ? 'no learners' : counted(learners, 'learner');

/** What a select calls those who may be chosen; administrators last, as they rarely mentor. */
export function mentorOptions(mentors: readonly MentorLoad[]) {
  const byRole = [
    ...mentors.filter(({ role }) => role === 'mentor'),
    ...mentors.filter(({ role }) => role === 'admin'),
  ];
  return byRole.map(({ uuid, name, role, learners }) => ({
    value: uuid,
    label: `${name} (${role === 'admin' ? 'administrator, ' : ''}${learnersInWords({ learners })})`,
  }));
}

/** “to Hana”, or away from anybody. */
export const givenInWords = (count: number, mentor: string | undefined) =>
  mentor === undefined
    ? `${counted(count, 'learner')} ${count === 1 ? 'has' : 'have'} no mentor now.`
    : `${counted(count, 'learner')} given to ${mentor}.`;
