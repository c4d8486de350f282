import type { Outcome, UndoOutcome } from '#contract/mentoring/assignments.ts';
import { type Message, message, type Translatable } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { assigningManyMessages as messages } from '#messages/mentoring/assigning-many.ts';
import { listsMessages } from '#messages/shared/lists.ts';

export type OutcomeKind = (Outcome | UndoOutcome)['areas'][number]['outcome'];

/** What is shown of a learner: what they were assigned, or what came of undoing it. */
export type ShownOutcome = {
  learner: Outcome['learner'];
  areas: readonly { uuid: string; outcome: OutcomeKind }[];
};

/** In the order of the counts and filters. `after` is the past tense, for what was assigned. */
export const outcomeKindLabels = {
  will_get: { tone: 'ok', before: messages.willGet, after: messages.got },
  already_has: { tone: 'muted', before: messages.alreadyHas, after: messages.alreadyHad },
  at_the_limit: { tone: 'warn', before: messages.atTheLimit, after: messages.atTheLimit },
  inactive: { tone: 'danger', before: messages.inactive, after: messages.inactive },
  removed: { tone: 'ok', before: messages.removed, after: messages.removed },
  changed_since: { tone: 'warn', before: messages.changedSince, after: messages.changedSince },
  removed_since: { tone: 'muted', before: messages.removedSince, after: messages.removedSince },
} as const satisfies Record<OutcomeKind, object>;

export const outcomeKinds = Object.keys(outcomeKindLabels) as OutcomeKind[];

const has = (kind: OutcomeKind) => (outcome: ShownOutcome) =>
  outcome.areas.some((area) => area.outcome === kind);

/** Learners for whom at least one area has this outcome. */
export function outcomesOfKind<Shown extends ShownOutcome>(
  outcomes: readonly Shown[],
  kind: OutcomeKind,
): Shown[] {
  return outcomes.filter(has(kind));
}

export function outcomeKindFor(outcome: ShownOutcome, area: string): OutcomeKind | undefined {
  return outcome.areas.find(({ uuid }) => uuid === area)?.outcome;
}

type When = { isDone?: boolean };

/** The totals, in one line. */
export function outcomeSummary(
  outcomes: readonly Outcome[],
  { isDone = false }: When = {},
): Translatable {
  const number = outcomesOfKind(outcomes, 'will_get').length;
  if (number === 0) return isDone ? messages.nobodyGot : messages.nobodyWillGet;
  const newAreas = outcomes.flatMap(({ areas }) =>
    areas.filter(({ outcome }) => outcome === 'will_get'),
  );
  return message(isDone ? messages.someGot : messages.someWillGet, {
    number,
    learners: message(listsMessages.learnersCount, { count: outcomes.length }),
    areas: message(assigningMessages.areasCount, { count: newAreas.length }),
  });
}

/** Why some learners get nothing, or not all of it. */
export function outcomeReasons(
  outcomes: readonly Outcome[],
  { isDone = false }: When = {},
): Message[] {
  const reasons = [
    { kind: 'already_has', text: isDone ? messages.hadSome : messages.haveSome },
    { kind: 'at_the_limit', text: messages.areAtTheLimit },
    { kind: 'inactive', text: messages.areInactive },
  ] as const;
  return reasons
    .map(({ kind, text }) => ({ text, count: outcomesOfKind(outcomes, kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ text, count }) => message(text, { count }));
}

/** The learners whose outcome differs from the preview, because something changed in between. */
export function unexpectedOutcomes(
  assigned: readonly Outcome[],
  previewed: readonly Outcome[],
): Set<string> {
  const previews = new Map(previewed.map((outcome) => [outcome.learner.uuid, outcome]));
  const differing = assigned.filter(({ learner, areas }) => {
    const preview = previews.get(learner.uuid);
    return !preview || areas.some(({ uuid, outcome }) => outcomeKindFor(preview, uuid) !== outcome);
  });
  return new Set(differing.map(({ learner }) => learner.uuid));
}
