import { expect, test } from 'vitest';
import { type AreaProgress, completedSteps } from './area-progress.ts';

type Steps = AreaProgress['reflections'];

const area = (pods: Steps[], own: Steps): AreaProgress => ({
  percent_complete: 40,
  pods: pods.map((reflections) => ({ reflections })),
  reflections: own,
});

test('pods and the area reflection count, started or not', () => {
  const started = area([[{ status: 'complete' }], [{ status: 'review' }], []], []);
  expect(completedSteps(started)).toEqual({ done: 1, total: 4, percent: 40 });
});

test('an area is complete when everything is signed off', () => {
  const complete = area([[{ status: 'complete' }]], [{ status: 'complete' }]);
  expect(completedSteps(complete)).toMatchObject({ done: 2, total: 2 });
});
