import type { MyArea, MyReflectionState } from '#contract/my-learning/my-learning.ts';
import type { BilingualName } from '#contract/organisations/place-names.ts';

export type BegunReflection = {
  place: BilingualName;
  /** Of a pod. */
  area: BilingualName | null;
  reflection: MyReflectionState;
};

/** Every reflection that was begun, once each: a pod may belong to two areas. */
function begunIn(learning: readonly MyArea[]): BegunReflection[] {
  const all = learning.flatMap((area): BegunReflection[] => [
    ...area.pods.flatMap((pod) =>
      pod.reflections.map((reflection) => ({ place: pod, area, reflection })),
    ),
    ...area.reflections.map((reflection) => ({ place: area, area: null, reflection })),
  ]);
  return [...new Map(all.map((one) => [one.reflection.uuid, one])).values()];
}

const isMine = ({ reflection }: BegunReflection) => reflection.turn.whose === 'learner';
const wasSentBack = ({ reflection }: BegunReflection) => reflection.sent_back_at !== null;
const longestFirst = (one: BegunReflection, other: BegunReflection) =>
  one.reflection.turn.since.localeCompare(other.reflection.turn.since);

/** What came back from the mentor, the one that has waited longest first. */
export const sentBackReflections = (learning: readonly MyArea[]): BegunReflection[] =>
  begunIn(learning).filter(isMine).filter(wasSentBack).sort(longestFirst);

/** What is being written for the first time. */
export const firstDraftReflections = (learning: readonly MyArea[]): BegunReflection[] =>
  begunIn(learning)
    .filter(isMine)
    .filter((one) => !wasSentBack(one))
    .sort(longestFirst);
