import { useState } from 'react';
import type { CaseloadLearner } from '#contract/mentoring/caseload.ts';

/** The learners chosen so far, kept while the list is paged, searched and filtered. */
export function useLearnerSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, CaseloadLearner>>(new Map());
  return {
    all: [...chosen.values()],
    has: (uuid: string) => chosen.has(uuid),
    toggle(learners: readonly CaseloadLearner[], isOn: boolean) {
      const next = new Map(chosen);
      for (const learner of learners) {
        if (isOn) next.set(learner.uuid, learner);
        else next.delete(learner.uuid);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Map()),
  };
}

export type LearnerSelection = ReturnType<typeof useLearnerSelection>;
