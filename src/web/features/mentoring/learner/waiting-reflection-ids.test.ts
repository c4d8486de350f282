import { expect, test } from 'vitest';
import type { LearningArea, ReflectionState } from '#contract/mentoring/mentoring.ts';
import { waitingReflectionIds } from './waiting-reflection-ids.ts';

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
  name_mi: null,
  order: 1,
  percent_complete: 0,
  pods: pods.map((reflections, index) => {
    return { uuid: `p${index}`, name: 'Pod', name_mi: null, reflections };
  }),
  reflections: own,
});

test('a pod in two areas waits once', () => {
  const shared = state('a', 'review');
  const learning = [area([[shared]], []), area([[shared]], [state('b', 'review')])];
  expect(waitingReflectionIds(learning)).toEqual(['a', 'b']);
});
