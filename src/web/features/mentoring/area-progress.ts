import type { LearningArea } from '#contract/mentoring.ts';

/** An area's pods and its own reflection are the steps that count. */
export function doneOf({ pods, reflections }: LearningArea): { done: number; total: number } {
  const steps = [...pods.map((pod) => pod.reflections[0]), reflections[0]];
  return { done: steps.filter((step) => step?.status === 'complete').length, total: steps.length };
}

/** The reflections that want a mentor, once each: a pod may belong to two areas. */
export function waitingIn(learning: readonly LearningArea[]): string[] {
  const states = learning.flatMap(({ pods, reflections }) => [
    ...pods.flatMap((pod) => pod.reflections),
    ...reflections,
  ]);
  const waiting = states.filter(({ status }) => status === 'review').map(({ uuid }) => uuid);
  return [...new Set(waiting)];
}
