import type { Outcome, UndoOutcome } from '#contract/mentoring/assignments.ts';
import { maxAreas } from '#contract/mentoring/assignments.ts';

/** The indexes of items that stand in the list a second time or more. */
export function repeated(list: readonly (string | number)[]): Set<number> {
  return new Set(list.flatMap((item, index) => (list.indexOf(item) < index ? [index] : [])));
}

type Learner = { active: boolean; learns: boolean };

/** What comes of assigning these areas, in this order, to a learner who has some already. */
export function outcomes(
  { active, learns }: Learner,
  assigned: readonly string[],
  areas: readonly string[],
): Outcome['areas'] {
  let free = maxAreas - assigned.length;
  return areas.map((uuid) => {
    if (!active || !learns) return { uuid, outcome: 'inactive' };
    if (assigned.includes(uuid)) return { uuid, outcome: 'already_has' };
    free -= 1;
    return { uuid, outcome: free < 0 ? 'at_the_limit' : 'will_get' };
  });
}

type Slot = { slot: number; order: number };

/** Slots for areas that are added: those still free, after the last in the order. */
export function freeSlots(taken: readonly Slot[], count: number): Slot[] {
  const last = Math.max(0, ...taken.map(({ order }) => order));
  return Array.from({ length: maxAreas }, (_, index) => index + 1)
    .filter((slot) => !taken.some((other) => other.slot === slot))
    .slice(0, count)
    .map((slot, index) => ({ slot, order: last + index + 1 }));
}

type Given = { area: string; order: number };
type Held = Given & { isOfThatCall: boolean };

/** What comes of undoing: an area that was ordered or assigned anew since stays. */
export function undoOutcomes(given: readonly Given[], held: readonly Held[]): UndoOutcome['areas'] {
  return given.map(({ area: uuid, order }) => {
    const now = held.find(({ area }) => area === uuid);
    if (!now) return { uuid, outcome: 'removed_since' };
    const isAsGiven = now.isOfThatCall && now.order === order;
    return { uuid, outcome: isAsGiven ? 'removed' : 'changed_since' };
  });
}
