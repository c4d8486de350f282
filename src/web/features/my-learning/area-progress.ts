import type { MyArea, MyReflectionState } from '#contract/my-learning.ts';

/** An area's pods and its own reflection are the steps that count: '2 of 5 done, 40 %'. */
export function progressWords({ pods, reflections, percent_complete }: MyArea): string {
  const steps = [...pods.map((pod) => pod.reflections[0]), reflections[0]];
  const done = steps.filter((step) => step?.status === 'complete').length;
  return `${done} of ${steps.length} done, ${percent_complete} %`;
}

export type Begun = { name: string; kind: string; reflection: MyReflectionState };

/** Every reflection that was begun, once each: a pod may belong to two areas. */
export function begunIn(learning: readonly MyArea[]): Begun[] {
  const all = learning.flatMap((area) => [
    ...area.pods.flatMap((pod) =>
      pod.reflections.map((reflection) => begun(pod.name, `Pod in ${area.name}`, reflection)),
    ),
    ...area.reflections.map((reflection) => begun(area.name, 'Area reflection', reflection)),
  ]);
  return [...new Map(all.map((one) => [one.reflection.uuid, one])).values()];
}

const begun = (name: string, kind: string, reflection: MyReflectionState) => ({
  ...{ name, kind, reflection },
});

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
