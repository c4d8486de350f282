import { useState } from 'react';
import { type Message, message } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import type { AreaOrder } from '#web/features/assigning/area-order.ts';
import { isStringArray, useDraftSelection } from '#web/features/assigning/use-draft-selection.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';

export type AssignManySelection = { learners: Learner[]; areas: string[] };

/** As many as one call takes (src/contract/mentoring/assignments.ts). */
export const maxLearners = 2_000;

export const assignManyPath = '/mentor/assign-learning/many';
const nothing: AssignManySelection = { learners: [], areas: [] };

/** Several learners and the areas for them, on this device until they are assigned. */
export function useAssignManySelection() {
  const kept = useDraftSelection('areas-for-many', parseSelection);
  const [isTooMany, setTooMany] = useState(false);
  const [cleared, setCleared] = useState<AssignManySelection | null>(null);
  const choice = kept.draft?.choice ?? nothing;
  const { words } = useTranslation();

  function keep(next: AssignManySelection) {
    setTooMany(false);
    setCleared(null);
    if (next.learners.length + next.areas.length === 0) return kept.drop();
    const text = words(message(assigningManyMessages.learnersAndAreas, selectionCounts(next)));
    const place = { path: assignManyPath, label: pagesMessages.assignLearningToSeveralLearners };
    kept.keep({ choice: next, text, base: null, place });
  }

  function add(added: readonly Learner[]) {
    const fresh = added.filter(({ uuid }) => choice.learners.every((one) => one.uuid !== uuid));
    const learners = [...choice.learners, ...fresh];
    if (learners.length > maxLearners) setTooMany(true);
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
export const selectionCounts = ({
  learners,
  areas,
}: AssignManySelection): Record<'learners' | 'areas', Message> => ({
  learners: message(listsMessages.learnersCount, { count: learners.length }),
  areas: message(assigningMessages.areasCount, { count: areas.length }),
});

export type AssignManySelectionState = ReturnType<typeof useAssignManySelection>;

function parseSelection(given: unknown): AssignManySelection | null {
  if (typeof given !== 'object' || given === null) return null;
  if (!('learners' in given && 'areas' in given)) return null;
  const { learners, areas } = given;
  if (!Array.isArray(learners) || !learners.every(isLearner) || !isStringArray(areas)) return null;
  return { learners, areas };
}

function isLearner(given: unknown): given is Learner {
  if (typeof given !== 'object' || given === null) return false;
  if (!('uuid' in given && 'name' in given)) return false;
  return typeof given.uuid === 'string' && typeof given.name === 'string';
}
