import type { UserOutcome } from '#contract/people/user-actions.ts';
import { roleLabels } from '#contract/permissions.ts';
import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { userActionsMessages as text } from '#messages/people/user-actions.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import type { ActionChoice } from './action-choices.ts';

type Outcomes = readonly UserOutcome[];
type Action = ActionChoice['action'];
type Sentence = MessageDescriptor<'count' | 'names'>;

const namesShown = 3;

export const doneTo = (outcomes: Outcomes) => outcomes.filter(({ outcome }) => outcome === 'done');

/** 'Ana, Mere, Tama and 4 more' */
function namesOf(people: Outcomes): DisplayText {
  const shown = people.slice(0, namesShown).map(({ name }) => name);
  const names = shown.join(', ');
  const number = people.length - shown.length;
  return number > 0 ? message(text.namesAndMore, { names, number }) : names;
}

const future: Record<Action, MessageDescriptor<'count' | 'role' | 'organisation'>> = {
  assign_learning: text.willBeAssigned,
  invite: text.willBeInvited,
  give_role: text.willGetRole,
  take_role: text.willLoseRole,
  switch_off: text.willBeOff,
  switch_on: text.willBeOn,
  add_to_organisation: text.willBeAdded,
  remove_from_organisation: text.willBeRemoved,
};

const past = {
  ...future,
  invite: text.invited,
  give_role: text.gaveRole,
  take_role: text.tookRole,
  switch_off: text.switchedOff,
  switch_on: text.switchedOn,
  add_to_organisation: text.added,
  remove_from_organisation: text.removed,
};

const valuesOf = ({ role, organisation }: ActionChoice, count: number) => ({
  count,
  role: role ? roleLabels[role] : '',
  organisation: organisation?.name ?? '',
});

/** What came of it: '12 people now have the role Mentor.' */
export const resultOf = (choice: ActionChoice, outcomes: Outcomes) =>
  message(past[choice.action], valuesOf(choice, doneTo(outcomes).length));

/** What came of undoing it: for whom others did so already is said too. */
export function undoneSentences(choice: ActionChoice, outcomes: Outcomes) {
  const isForNobody = doneTo(outcomes).length === 0;
  const result = isForNobody ? text.undoneForNobody : resultOf(choice, outcomes);
  return [result, ...skippedSentences(choice, outcomes)];
}

/** What the action would do, and what follows from that. */
export function plannedSentences(choice: ActionChoice, outcomes: Outcomes) {
  const planned = doneTo(outcomes);
  const count = planned.length;
  if (count === 0) return [text.nobody];
  const anew = planned.filter(({ chooses_password }) => chooses_password);
  const mentors = planned.filter(({ learners }) => learners > 0);
  const learners = mentors.reduce((sum, mentor) => sum + mentor.learners, 0);
  return [
    message(future[choice.action], valuesOf(choice, count)),
    ...(anew.length > 0
      ? [message(text.choosesPassword, { count: anew.length, names: namesOf(anew) })]
      : []),
    ...(mentors.length > 0
      ? [
          message(text.leavesLearners, {
            count: mentors.length,
            names: namesOf(mentors),
            learners: message(listsMessages.learnersCount, { count: learners }),
          }),
        ]
      : []),
  ];
}

/** Who would be left out, and why: a sentence for each reason. */
export function skippedSentences({ action }: ActionChoice, outcomes: Outcomes) {
  const reasons: Record<Exclude<UserOutcome['outcome'], 'done'>, Sentence> = {
    already: alreadySo[action] ?? text.haveRole,
    has_password: text.havePassword,
    inactive: text.areInactive,
    not_learner: text.areNoLearners,
    oneself: text.oneself,
    last_administrator: text.lastAdministrator,
    last_at_organisation:
      action === 'remove_from_organisation' ? text.lastThere : text.lastAtOrganisation,
    elsewhere: text.areElsewhere,
    of_service: text.areOfService,
  };
  return Object.entries(reasons).flatMap(([outcome, sentence]) => {
    const people = outcomes.filter((one) => one.outcome === outcome);
    if (people.length === 0) return [];
    return [message(sentence, { count: people.length, names: namesOf(people) })];
  });
}

/** Why nothing was done, or that nobody knows whether it was. */
export const failureSentences = (error: unknown): readonly DisplayText[] => [
  isUnanswered(error) ? text.maybeDone : text.notDone,
  errorMessage(error),
];

const alreadySo: Partial<Record<Action, Sentence>> = {
  give_role: text.haveRole,
  take_role: text.lackRole,
  switch_off: text.areOff,
  switch_on: text.areOn,
  add_to_organisation: text.belongThere,
  remove_from_organisation: text.belongNot,
};
