import { useState } from 'react';
import { assigningText } from '#texts/assigning.ts';
import { assigningManyText } from '#texts/assigning-many.ts';
import { listsText } from '#texts/lists.ts';
import { pagesText } from '#texts/pages.ts';
import { type Said, say } from '#texts/text.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { useText } from '#web/platform/use-text.tsx';
import type { AreaOrder } from './area-order.ts';
import { isTexts, useKeptChoice } from './use-kept-choice.ts';

export type ManyChoice = { learners: Learner[]; areas: string[] };

/** As many as one call takes (src/contract/assignments.ts). */
export const mostLearners = 2_000;

export const manyPath = '/mentor/assign-learning/many';
const nothing: ManyChoice = { learners: [], areas: [] };

/** Several learners and the areas for them, on this device until they are assigned. */
export function useManyChoice() {
  const kept = useKeptChoice('areas-for-many', asManyChoice);
  const [isTooMany, setTooMany] = useState(false);
  const [cleared, setCleared] = useState<ManyChoice | null>(null);
  const choice = kept.draft?.choice ?? nothing;
  const { words } = useText();

  function keep(next: ManyChoice) {
    setTooMany(false);
    setCleared(null);
    if (next.learners.length + next.areas.length === 0) return kept.drop();
    const text = words(say(assigningManyText.learnersAndAreas, countsOf(next)));
    const place = { path: manyPath, label: pagesText.assignLearningToSeveralLearners };
    kept.keep({ choice: next, text, base: null, place });
  }

  function add(added: readonly Learner[]) {
    const fresh = added.filter(({ uuid }) => choice.learners.every((one) => one.uuid !== uuid));
    const learners = [...choice.learners, ...fresh];
    if (learners.length > mostLearners) setTooMany(true);
    else keep({ ...choice, learners });
  }

  function remove(removed: readonly Learner[]) {
    const gone = new Set(removed.map(({ uuid }) => uuid));
    keep({ ...choice, learners: choice.learners.filter(({ uuid }) => !gone.has(uuid)) });
  }

  return {
    ...choice,
    draft: kept.draft,
    isLeftover: kept.isLeftover,
    isTooMany,
    add,
    remove,
    chooseAreas: (areas: AreaOrder) => keep({ ...choice, areas: [...areas] }),
    /** The learners, all at once. They can be had back. */
    clear() {
      keep({ ...choice, learners: [] });
      setCleared(choice);
    },
    cleared,
    restore: () => cleared && keep({ ...choice, learners: cleared.learners }),
    /** Assigned: nothing is left to keep. */
    drop: kept.drop,
  };
}

/** '3 learners' and '2 areas'. */
export const countsOf = ({ learners, areas }: ManyChoice): Record<'learners' | 'areas', Said> => ({
  learners: say(listsText.learnersCount, { count: learners.length }),
  areas: say(assigningText.areasCount, { count: areas.length }),
});

export type KeptManyChoice = ReturnType<typeof useManyChoice>;

function asManyChoice(given: unknown): ManyChoice | null {
  if (typeof given !== 'object' || given === null) return null;
  if (!('learners' in given && 'areas' in given)) return null;
  const { learners, areas } = given;
  if (!Array.isArray(learners) || !learners.every(isLearner) || !isTexts(areas)) return null;
  return { learners, areas };
}

function isLearner(given: unknown): given is Learner {
  if (typeof given !== 'object' || given === null) return false;
  if (!('uuid' in given && 'name' in given)) return false;
  return typeof given.uuid === 'string' && typeof given.name === 'string';
}
