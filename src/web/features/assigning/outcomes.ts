import type { Outcome } from '#contract/assignments.ts';
import { assigningText } from '#texts/assigning.ts';
import { assigningManyText as said } from '#texts/assigning-many.ts';
import { listsText } from '#texts/lists.ts';
import { type Said, type Sayable, say } from '#texts/text.ts';

export type Kind = Outcome['areas'][number]['outcome'];

/** In the order they are counted and filtered by. Afterwards the first two are about the past. */
export const kinds = {
  will_get: { tone: 'ok', before: said.willGet, after: said.got },
  already_has: { tone: 'muted', before: said.alreadyHas, after: said.alreadyHad },
  at_the_limit: { tone: 'warn', before: said.atTheLimit, after: said.atTheLimit },
  inactive: { tone: 'danger', before: said.inactive, after: said.inactive },
} as const satisfies Record<Kind, object>;

export const allKinds = Object.keys(kinds) as Kind[];

const has = (kind: Kind) => (outcome: Outcome) => outcome.areas.some((one) => one.outcome === kind);

/** Learners for whom at least one area comes out so. */
export function withKind(outcomes: readonly Outcome[], kind: Kind): Outcome[] {
  return outcomes.filter(has(kind));
}

export function outcomeFor(outcome: Outcome, area: string): Kind | undefined {
  return outcome.areas.find(({ uuid }) => uuid === area)?.outcome;
}

type When = { isDone?: boolean };

/** What it comes to, in one line. */
export function summed(outcomes: readonly Outcome[], { isDone = false }: When = {}): Sayable {
  const number = withKind(outcomes, 'will_get').length;
  if (number === 0) return isDone ? said.nobodyGot : said.nobodyWillGet;
  const given = outcomes.flatMap(({ areas }) =>
    areas.filter(({ outcome }) => outcome === 'will_get'),
  );
  return say(isDone ? said.someGot : said.someWillGet, {
    number,
    learners: say(listsText.learnersCount, { count: outcomes.length }),
    areas: say(assigningText.areasCount, { count: given.length }),
  });
}

/** Why others get nothing, or not all of it. */
export function reasons(outcomes: readonly Outcome[], { isDone = false }: When = {}): Said[] {
  const why = [
    { kind: 'already_has', text: isDone ? said.hadSome : said.haveSome },
    { kind: 'at_the_limit', text: said.areAtTheLimit },
    { kind: 'inactive', text: said.areInactive },
  ] as const;
  return why
    .map(({ kind, text }) => ({ text, count: withKind(outcomes, kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ text, count }) => say(text, { count }));
}

/** Whoever came out otherwise than was shown, because something changed in between. */
export function surprises(done: readonly Outcome[], previewed: readonly Outcome[]): Set<string> {
  const shown = new Map(previewed.map((outcome) => [outcome.learner.uuid, outcome]));
  const other = done.filter(({ learner, areas }) => {
    const before = shown.get(learner.uuid);
    return !before || areas.some(({ uuid, outcome }) => outcomeFor(before, uuid) !== outcome);
  });
  return new Set(other.map(({ learner }) => learner.uuid));
}
