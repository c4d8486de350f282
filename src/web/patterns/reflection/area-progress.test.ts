import { expect, test } from 'vitest';
import { type AreaProgress, completedSteps } from './area-progress.ts';

type Steps = AreaProgress['reflections'];

const area = (pods: Steps[], own: Steps): AreaProgress => ({
  percent_complete: 40,
  pods: pods.map((reflections) => ({ reflections })),
  reflections: own,
});

test('pods and the area reflection count, begun or not', () => {
  const begun = area([[{ status: 'complete' }], [{ status: 'review' }], []], []);
  expect(completedSteps(begun)).toEqual({ done: 1, total: 4, percent: 40 });
});

test('everything signed off is all done', () => {
  const complete = area([[{ status: 'complete' }]], [{ status: 'complete' }]);
  expect(completedSteps(complete)).toMatchObject({ done: 2, total: 2 });
});
