import type { Outcome } from '#contract/mentoring/assignments.ts';
import { type Message, message, type Translatable } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { assigningManyMessages as said } from '#messages/mentoring/assigning-many.ts';
import { listsMessages } from '#messages/shared/lists.ts';

export type OutcomeKind = Outcome['areas'][number]['outcome'];

/** In the order they are counted and filtered by. Afterwards the first two are about the past. */
export const outcomeKindLabels = {
  will_get: { tone: 'ok', before: said.willGet, after: said.got },
  already_has: { tone: 'muted', before: said.alreadyHas, after: said.alreadyHad },
  at_the_limit: { tone: 'warn', before: said.atTheLimit, after: said.atTheLimit },
  inactive: { tone: 'danger', before: said.inactive, after: said.inactive },
} as const satisfies Record<OutcomeKind, object>;

export const outcomeKinds = Object.keys(outcomeKindLabels) as OutcomeKind[];

const has = (kind: OutcomeKind) => (outcome: Outcome) =>
  outcome.areas.some((one) => one.outcome === kind);

/** Learners for whom at least one area comes out so. */
export function outcomesOfKind(outcomes: readonly Outcome[], kind: OutcomeKind): Outcome[] {
  return outcomes.filter(has(kind));
}

export function outcomeKindFor(outcome: Outcome, area: string): OutcomeKind | undefined {
  return outcome.areas.find(({ uuid }) => uuid === area)?.outcome;
}

type When = { isDone?: boolean };

/** What it comes to, in one line. */
export function outcomeSummary(
  outcomes: readonly Outcome[],
  { isDone = false }: When = {},
): Translatable {
  const number = outcomesOfKind(outcomes, 'will_get').length;
  if (number === 0) return isDone ? said.nobodyGot : said.nobodyWillGet;
  const given = outcomes.flatMap(({ areas }) =>
    areas.filter(({ outcome }) => outcome === 'will_get'),
  );
  return message(isDone ? said.someGot : said.someWillGet, {
    number,
    learners: message(listsMessages.learnersCount, { count: outcomes.length }),
    areas: message(assigningMessages.areasCount, { count: given.length }),
  });
}

/** Why others get nothing, or not all of it. */
export function outcomeReasons(
  outcomes: readonly Outcome[],
  { isDone = false }: When = {},
): Message[] {
  const why = [
    { kind: 'already_has', text: isDone ? said.hadSome : said.haveSome },
    { kind: 'at_the_limit', text: said.areAtTheLimit },
    { kind: 'inactive', text: said.areInactive },
  ] as const;
  return why
    .map(({ kind, text }) => ({ text, count: outcomesOfKind(outcomes, kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ text, count }) => message(text, { count }));
}

/** Whoever came out otherwise than was shown, because something changed in between. */
export function unexpectedOutcomes(
  done: readonly Outcome[],
  previewed: readonly Outcome[],
): Set<string> {
  const shown = new Map(previewed.map((outcome) => [outcome.learner.uuid, outcome]));
  const other = done.filter(({ learner, areas }) => {
    const before = shown.get(learner.uuid);
    return !before || areas.some(({ uuid, outcome }) => outcomeKindFor(before, uuid) !== outcome);
  });
  return new Set(other.map(({ learner }) => learner.uuid));
}
