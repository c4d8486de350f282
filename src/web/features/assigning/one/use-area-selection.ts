import { useState } from 'react';
import type { Assignment } from '#contract/mentoring/assignments.ts';
import { message } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { type AreaOrder, isSameOrder } from '#web/features/assigning/area-order.ts';
import { isStringArray, useDraftSelection } from '#web/features/assigning/use-draft-selection.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';

type Options = {
  learner: Learner | null;
  /** Undefined until the learner's areas are loaded. */
  saved: readonly Assignment[] | undefined;
  nameOf: (area: string) => string;
};

const parseAreas = (value: unknown) => (isStringArray(value) ? value : null);
const areasOf = (saved: readonly Assignment[]): AreaOrder => saved.map(({ uuid }) => uuid);

/** The areas ticked for a learner, in order: what is saved, until somebody changes it. */
export function useAreaSelection({ learner, saved, nameOf }: Options) {
  const stored = useDraftSelection(`areas:${learner?.uuid ?? ''}`, parseAreas);
  const { draft } = stored;
  const { words } = useTranslation();
  const [discarded, setDiscarded] = useState<typeof draft>(null);
  const savedAreas = areasOf(saved ?? []);
  const isLoaded = saved !== undefined;
  const chosen: AreaOrder = isLoaded ? (draft?.choice ?? savedAreas) : [];

  /** `base` stays the areas that were saved when the draft was begun, however often it changes. */
  function saveDraft(choice: AreaOrder, base: string) {
    if (!learner) return;
    const text = choice.map(nameOf).join(', ') || words(assigningMessages.noAreas);
    const path = `/mentor/assign-learning?learner=${learner.uuid}`;
    const place = { path, label: message(assigningMessages.draftOf, { learner: learner.name }) };
    stored.save({ choice: [...choice], text, base, place });
  }

  function choose(next: AreaOrder) {
    setDiscarded(null);
    if (isSameOrder(next, savedAreas)) stored.drop();
    else saveDraft(next, draft?.base ?? savedAreas.join());
  }

  function discard() {
    setDiscarded(draft);
    stored.drop();
  }

  function restore(dropped: NonNullable<typeof draft>) {
    setDiscarded(null);
    stored.restore(dropped);
  }

  const isChanged = isLoaded && !isSameOrder(chosen, savedAreas);
  return {
    chosen,
    isChanged,
    draft: isChanged ? draft : null,
    isLeftover: isChanged && stored.isLeftover,
    /** Somebody else has changed the learner's areas since. */
    isOutdated: isChanged && draft !== null && draft.base !== savedAreas.join(),
    isPersisted: stored.isPersisted,
    choose,
    drop: stored.drop,
    /** What was discarded last and can still be restored. */
    discarded,
    discard,
    restore,
  };
}

export type AreaSelection = ReturnType<typeof useAreaSelection>;
