import type { Outcome } from '#contract/assignments.ts';
import { counted, joined } from './sentences.ts';

export type Kind = Outcome['areas'][number]['outcome'];

/** In the order they are counted and filtered by. Afterwards the first two are about the past. */
export const kinds = {
  will_get: { tone: 'ok', before: 'Will get', after: 'Got' },
  already_has: { tone: 'muted', before: 'Already has', after: 'Already had' },
  at_the_limit: { tone: 'warn', before: 'At the limit', after: 'At the limit' },
  inactive: { tone: 'danger', before: 'Inactive', after: 'Inactive' },
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

/** One sentence for all of it, and why some get nothing. */
export function summed(outcomes: readonly Outcome[], { isDone = false } = {}): string {
  const count = (kind: Kind) => withKind(outcomes, kind).length;
  const gets = counted(count('will_get'), 'learner');
  const additions = outcomes.flatMap(({ areas }) =>
    areas.filter((one) => one.outcome === 'will_get'),
  );
  const first = `${gets} of ${outcomes.length} ${isDone ? 'got' : 'will get'} ${counted(additions.length, 'area')} in all.`;
  const others = [
    count('already_has') > 0 &&
      `${count('already_has')} ${isDone ? 'had' : 'already'} ${isDone ? 'some of it already' : 'have some of it'}`,
    count('at_the_limit') > 0 && `${count('at_the_limit')} at the limit of 3 areas`,
    count('inactive') > 0 && `${count('inactive')} with an account that is switched off`,
  ].filter((words) => words !== false);
  return others.length > 0 ? `${first} ${capital(joined(others))}.` : first;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Whoever came out otherwise than was shown, because something changed in between. */
export function surprises(done: readonly Outcome[], previewed: readonly Outcome[]): Set<string> {
  const shown = new Map(previewed.map((outcome) => [outcome.learner.uuid, outcome]));
  const other = done.filter(({ learner, areas }) => {
    const before = shown.get(learner.uuid);
    return !before || areas.some(({ uuid, outcome }) => outcomeFor(before, uuid) !== outcome);
  });
  return new Set(other.map(({ learner }) => learner.uuid));
}
