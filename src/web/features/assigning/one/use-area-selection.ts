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
  /** Undefined until it is known what the learner has. */
  saved: readonly Assignment[] | undefined;
  nameOf: (area: string) => string;
};

const asAreas = (given: unknown) => (isStringArray(given) ? given : null);
const areasOf = (saved: readonly Assignment[]): AreaOrder => saved.map(({ uuid }) => uuid);

/** The areas ticked for a learner, in order: what is saved, until somebody changes it. */
export function useAreaSelection({ learner, saved, nameOf }: Options) {
  const kept = useDraftSelection(`areas:${learner?.uuid ?? ''}`, asAreas);
  const { draft } = kept;
  const { words } = useTranslation();
  const [discarded, setDiscarded] = useState<typeof draft>(null);
  const before = areasOf(saved ?? []);
  const isKnown = saved !== undefined;
  const chosen: AreaOrder = isKnown ? (draft?.choice ?? before) : [];

  /** What was begun from something else stays begun from that, however often it is changed. */
  function keep(choice: AreaOrder, base: string) {
    if (!learner) return;
    const text = choice.map(nameOf).join(', ') || words(assigningMessages.noAreas);
    const path = `/mentor/assign-learning?learner=${learner.uuid}`;
    const place = { path, label: message(assigningMessages.draftOf, { learner: learner.name }) };
    kept.keep({ choice: [...choice], text, base, place });
  }

  function choose(next: AreaOrder) {
    setDiscarded(null);
    if (isSameOrder(next, before)) kept.drop();
    else keep(next, draft?.base ?? before.join());
  }

  function discard() {
    setDiscarded(draft);
    kept.drop();
  }

  function restore(given: NonNullable<typeof draft>) {
    setDiscarded(null);
    kept.restore(given);
  }

  const isChanged = isKnown && !isSameOrder(chosen, before);
  return {
    chosen,
    isChanged,
    draft: isChanged ? draft : null,
    isLeftover: isChanged && kept.isLeftover,
    /** Somebody else changed the learner's areas since. */
    isOutdated: isChanged && draft !== null && draft.base !== before.join(),
    isKept: kept.isKept,
    choose,
    drop: kept.drop,
    /** What was discarded last and can still be had back. */
    discarded,
    discard,
    restore,
  };
}

export type AreaSelection = ReturnType<typeof useAreaSelection>;
