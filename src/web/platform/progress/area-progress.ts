import type { ReflectionState } from '#contract/mentoring.ts';

type Begun = { reflections: readonly Pick<ReflectionState, 'status'>[] };

export type AreaProgress = Begun & {
  pods: readonly Begun[];
  percent_complete: number;
};

/** An area's pods and its own reflection are the steps that count. */
export function doneOf({ pods, reflections, percent_complete: percent }: AreaProgress) {
  const steps = [...pods.map((pod) => pod.reflections[0]), reflections[0]];
  const done = steps.filter((step) => step?.status === 'complete').length;
  return { done, total: steps.length, percent };
}
