import type { MentorLoad } from '#contract/mentoring/caseload.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { formatElapsed } from '#web/i18n/format.ts';

type Load = Pick<MentorLoad, 'learners' | 'waiting' | 'oldest'>;

/** 2 reflections wait, the longest for 4 days; or that nothing does. */
export function waitingMessage({ waiting: count, oldest }: Omit<Load, 'learners'>): Translatable {
  if (count === 0 || oldest === null) return caseloadMessages.nothingWaits;
  return message(caseloadMessages.waits, { count, span: formatElapsed(oldest) });
}

export const learnerCountMessage = ({ learners: count }: Pick<Load, 'learners'>): Translatable =>
  count === 0 ? caseloadMessages.noLearners : message(caseloadMessages.learnersCounted, { count });

/** What a select calls those who may be chosen; administrators last, as they rarely mentor. */
export function mentorOptions(mentors: readonly MentorLoad[]) {
  const byRole = [
    ...mentors.filter(({ role }) => role === 'mentor'),
    ...mentors.filter(({ role }) => role === 'admin'),
  ];
  return byRole.map(({ uuid, name, role, ...load }) => ({
    value: uuid,
    label: message(options[role], { mentor: name, learners: learnerCountMessage(load) }),
  }));
}

const options = {
  mentor: caseloadMessages.mentorOption,
  admin: caseloadMessages.administratorOption,
};

/** To Hana, or away from anybody. */
export const givenMessage = (count: number, mentor: string | undefined) =>
  mentor === undefined
    ? message(caseloadMessages.givenToNobody, { count })
    : message(caseloadMessages.given, { count, mentor });
