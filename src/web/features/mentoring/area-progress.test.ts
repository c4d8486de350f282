import { expect, test } from 'vitest';
import type { LearningArea, ReflectionState } from '#contract/mentoring.ts';
import { doneOf, waitingIn } from './area-progress.ts';

const state = (uuid: string, status: ReflectionState['status']): ReflectionState => ({
  uuid,
  status,
  submitted_at: null,
  completed_at: null,
  sent_back_at: null,
  round: 1,
  turn: { whose: 'learner', since: '2026-11-18T08:00:00.000Z' },
});

const area = (pods: ReflectionState[][], own: ReflectionState[]): LearningArea => ({
  uuid: 'area',
  name: 'Belonging',
  order: 1,
  percent_complete: 0,
  pods: pods.map((reflections, index) => ({ uuid: `p${index}`, name: 'Pod', reflections })),
  reflections: own,
});

test('pods and the area reflection count, begun or not', () => {
  const learning = area([[state('a', 'complete')], [state('b', 'review')], []], []);
  expect(doneOf(learning)).toEqual({ done: 1, total: 4 });
});

test('everything signed off is all done', () => {
  const learning = area([[state('a', 'complete')]], [state('b', 'complete')]);
  expect(doneOf(learning)).toEqual({ done: 2, total: 2 });
});

test('a pod in two areas waits once', () => {
  const shared = state('a', 'review');
  const learning = [area([[shared]], []), area([[shared]], [state('b', 'review')])];
  expect(waitingIn(learning)).toEqual(['a', 'b']);
});
