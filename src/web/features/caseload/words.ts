import type { MentorLoad } from '#contract/caseload.ts';
import { caseloadText } from '#texts/caseload.ts';
import { type Sayable, say } from '#texts/text.ts';
import { since } from '#web/platform/format.ts';

type Load = Pick<MentorLoad, 'learners' | 'waiting' | 'oldest'>;

/** 2 reflections wait, the longest for 4 days; or that nothing does. */
export function waiting({ waiting: count, oldest }: Omit<Load, 'learners'>): Sayable {
  if (count === 0 || oldest === null) return caseloadText.nothingWaits;
  return say(caseloadText.waits, { count, span: since(oldest) });
}

export const learnersOf = ({ learners: count }: Pick<Load, 'learners'>): Sayable =>
  count === 0 ? caseloadText.noLearners : say(caseloadText.learnersCounted, { count });

/** What a select calls those who may be chosen; administrators last, as they rarely mentor. */
export function mentorOptions(mentors: readonly MentorLoad[]) {
  const byRole = [
    ...mentors.filter(({ role }) => role === 'mentor'),
    ...mentors.filter(({ role }) => role === 'admin'),
  ];
  return byRole.map(({ uuid, name, role, ...load }) => ({
    value: uuid,
    label: say(options[role], { mentor: name, learners: learnersOf(load) }),
  }));
}

const options = {
  mentor: caseloadText.mentorOption,
  admin: caseloadText.administratorOption,
};

/** To Hana, or away from anybody. */
export const given = (count: number, mentor: string | undefined) =>
  mentor === undefined
    ? say(caseloadText.givenToNobody, { count })
    : say(caseloadText.given, { count, mentor });
