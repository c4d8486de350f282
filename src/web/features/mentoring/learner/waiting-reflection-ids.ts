import type { LearningArea } from '#contract/mentoring/mentoring.ts';

/** The reflections that wait for a mentor, once each: a pod may belong to two areas. */
export function waitingReflectionIds(learning: readonly LearningArea[]): string[] {
  const states = learning.flatMap(({ pods, reflections }) => [
    ...pods.flatMap((pod) => pod.reflections),
    ...reflections,
  ]);
  const waiting = states.filter(({ status }) => status === 'review').map(({ uuid }) => uuid);
  return [...new Set(waiting)];
}
