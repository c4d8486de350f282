import type { MyArea, MyReflectionState } from '#contract/my-learning/my-learning.ts';
import type { BilingualName } from '#contract/organisations/place-names.ts';

export type ReflectionPlace = {
  place: BilingualName;
  /** Of a pod's reflection; null for an area's own. */
  area: BilingualName | null;
};

export type BegunReflection = ReflectionPlace & { reflection: MyReflectionState };

/** Every reflection that was begun, once each: a pod may belong to two areas. */
export function begunReflections(learning: readonly MyArea[]): BegunReflection[] {
  const begun = learning.flatMap((area): BegunReflection[] => [
    ...area.pods.flatMap((pod) =>
      pod.reflections.map((reflection) => ({ place: pod, area, reflection })),
    ),
    ...area.reflections.map((reflection) => ({ place: area, area: null, reflection })),
  ]);
  return [...new Map(begun.map((item) => [item.reflection.uuid, item])).values()];
}

export const isLearnersTurn = ({ turn }: MyReflectionState) => turn.whose === 'learner';
const wasSentBack = ({ reflection }: BegunReflection) => reflection.sent_back_at !== null;
const oldestTurnFirst = (a: BegunReflection, b: BegunReflection) =>
  a.reflection.turn.since.localeCompare(b.reflection.turn.since);

/** What came back from the mentor, the one that has waited longest first. */
export const sentBackReflections = (learning: readonly MyArea[]): BegunReflection[] =>
  begunReflections(learning)
    .filter(({ reflection }) => isLearnersTurn(reflection))
    .filter(wasSentBack)
    .sort(oldestTurnFirst);

/** What is being written for the first time. */
export const firstDraftReflections = (learning: readonly MyArea[]): BegunReflection[] =>
  begunReflections(learning)
    .filter(({ reflection }) => isLearnersTurn(reflection))
    .filter((item) => !wasSentBack(item))
    .sort(oldestTurnFirst);

/** What to begin next: the pods of the first area that has one left, and then its own reflection. */
export function nextPlace(learning: readonly MyArea[]) {
  const places = learning.flatMap((area) => [
    ...area.pods.map((pod) => ({ place: pod, area })),
    { place: area, area: null },
  ]);
  return places.find(({ place }) => place.may_begin);
}
