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
  const stored = useDraftSelection('areas-for-many', parseSelection);
  const [isTooMany, setTooMany] = useState(false);
  const [cleared, setCleared] = useState<AssignManySelection | null>(null);
  const choice = stored.draft?.choice ?? nothing;
  const { words } = useTranslation();

  function save(next: AssignManySelection) {
    setTooMany(false);
    setCleared(null);
    if (next.learners.length + next.areas.length === 0) return stored.drop();
    const text = words(message(assigningManyMessages.learnersAndAreas, selectionCounts(next)));
    const place = { path: assignManyPath, label: pagesMessages.assignLearningToSeveralLearners };
    stored.save({ choice: next, text, base: null, place });
  }

  function add(added: readonly Learner[]) {
    const fresh = added.filter(({ uuid }) =>
      choice.learners.every((learner) => learner.uuid !== uuid),
    );
    const learners = [...choice.learners, ...fresh];
    if (learners.length > maxLearners) setTooMany(true);
    else save({ ...choice, learners });
  }

  function remove(learners: readonly Learner[]) {
    const removed = new Set(learners.map(({ uuid }) => uuid));
    save({ ...choice, learners: choice.learners.filter(({ uuid }) => !removed.has(uuid)) });
  }

  return {
    ...choice,
    draft: stored.draft,
    isLeftover: stored.isLeftover,
    isTooMany,
    add,
    remove,
    /** These learners in place of those chosen before; the areas stay. */
    choose: (learners: readonly Learner[]) => save({ ...choice, learners: [...learners] }),
    chooseAreas: (areas: AreaOrder) => save({ ...choice, areas: [...areas] }),
    /** Removes all learners; `restore` brings them back. */
    clear() {
      save({ ...choice, learners: [] });
      setCleared(choice);
    },
    cleared,
    restore: () => cleared && save({ ...choice, learners: cleared.learners }),
    /** After assigning, when there is nothing left to choose. */
    drop: stored.drop,
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

function parseSelection(value: unknown): AssignManySelection | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('learners' in value && 'areas' in value)) return null;
  const { learners, areas } = value;
  if (!Array.isArray(learners) || !learners.every(isLearner) || !isStringArray(areas)) return null;
  return { learners, areas };
}

function isLearner(value: unknown): value is Learner {
  if (typeof value !== 'object' || value === null) return false;
  if (!('uuid' in value && 'name' in value)) return false;
  return typeof value.uuid === 'string' && typeof value.name === 'string';
}
