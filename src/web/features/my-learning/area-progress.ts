import type { MyArea, MyReflectionState } from '#contract/my-learning.ts';
import type { BothNames } from '#contract/place-names.ts';

export type Begun = {
  place: BothNames;
  /** Of a pod. */
  area: BothNames | null;
  reflection: MyReflectionState;
};

/** Every reflection that was begun, once each: a pod may belong to two areas. */
function begunIn(learning: readonly MyArea[]): Begun[] {
  const all = learning.flatMap((area): Begun[] => [
    ...area.pods.flatMap((pod) =>
      pod.reflections.map((reflection) => ({ place: pod, area, reflection })),
    ),
    ...area.reflections.map((reflection) => ({ place: area, area: null, reflection })),
  ]);
  return [...new Map(all.map((one) => [one.reflection.uuid, one])).values()];
}

const isMine = ({ reflection }: Begun) => reflection.turn.whose === 'learner';
const wasSentBack = ({ reflection }: Begun) => reflection.sent_back_at !== null;
const longestFirst = (one: Begun, other: Begun) =>
  one.reflection.turn.since.localeCompare(other.reflection.turn.since);

/** What came back from the mentor, the one that has waited longest first. */
export const sentBackIn = (learning: readonly MyArea[]): Begun[] =>
  begunIn(learning).filter(isMine).filter(wasSentBack).sort(longestFirst);

/** What is being written for the first time. */
export const inWritingIn = (learning: readonly MyArea[]): Begun[] =>
  begunIn(learning)
    .filter(isMine)
    .filter((one) => !wasSentBack(one))
    .sort(longestFirst);
