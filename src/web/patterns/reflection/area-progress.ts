import type { ReflectionState } from '#contract/mentoring/mentoring.ts';

type WithReflections = { reflections: readonly Pick<ReflectionState, 'status'>[] };

export type AreaProgress = WithReflections & {
  pods: readonly WithReflections[];
  percent_complete: number;
};

/** The steps of an area are its pods and its own reflection. */
export function completedSteps({ pods, reflections, percent_complete: percent }: AreaProgress) {
  const steps = [...pods.map((pod) => pod.reflections[0]), reflections[0]];
  const done = steps.filter((step) => step?.status === 'complete').length;
  return { done, total: steps.length, percent };
}
