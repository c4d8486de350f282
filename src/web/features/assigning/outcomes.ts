import type { Outcome } from '#contract/assignments.ts';
import { counted } from './sentences.ts';

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

type When = { isDone?: boolean };

/** What it comes to, in one line. */
export function summed(outcomes: readonly Outcome[], { isDone = false }: When = {}): string {
  const gets = withKind(outcomes, 'will_get').length;
  const areas = outcomes.flatMap((one) =>
    one.areas.filter(({ outcome }) => outcome === 'will_get'),
  );
  const who = `${gets} of ${counted(outcomes.length, 'learner')}`;
  if (gets === 0) return `Nobody ${isDone ? 'got' : 'will get'} anything new`;
  return `${who} ${isDone ? 'got' : 'will get'} something new, ${counted(areas.length, 'area')} in all`;
}

/** Why others get nothing, or not all of it. */
export function reasons(outcomes: readonly Outcome[], { isDone = false }: When = {}): string {
  const say = (kind: Kind, one: string, many: string) => {
    const count = withKind(outcomes, kind).length;
    return count > 0 ? `${count} ${count === 1 ? one : many}.` : '';
  };
  return [
    isDone
      ? say('already_has', 'had some of it already', 'had some of it already')
      : say('already_has', 'has some of it already', 'have some of it already'),
    say('at_the_limit', 'is at the limit of 3 areas', 'are at the limit of 3 areas'),
    say('inactive', 'has an account that is switched off', 'have accounts that are switched off'),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
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
