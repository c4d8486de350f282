import { expect, test } from 'vitest';
import { closedFor, isOwn, percentComplete, statusOf } from './rules.ts';

const then = new Date('2026-11-20T08:30:00Z');

test.each([
  { podsDone: [], areaDone: false, percent: 0 },
  { podsDone: [], areaDone: true, percent: 100 },
  { podsDone: [true, true], areaDone: false, percent: 67 },
  { podsDone: [true, false], areaDone: false, percent: 33 },
  { podsDone: [true, true], areaDone: true, percent: 100 },
])('$podsDone and the area $areaDone is $percent%', ({ percent, ...area }) => {
  expect(percentComplete(area)).toBe(percent);
});

test.each([
  { submittedAt: null, completedAt: null, status: 'in_progress' },
  { submittedAt: then, completedAt: null, status: 'review' },
  { submittedAt: then, completedAt: then, status: 'complete' },
])('a reflection submitted $submittedAt and completed $completedAt is $status', (reflection) => {
  expect(statusOf(reflection)).toBe(reflection.status);
});

test('a mentor who also learns may review others, never themselves', () => {
  expect(isOwn({ uuid: 'aroha' }, { learner: 'aroha' })).toBe(true);
  expect(isOwn({ uuid: 'aroha' }, { learner: 'tama' })).toBe(false);
});

test('only a submitted reflection that is not complete is open to reviews', () => {
  expect(closedFor({ submittedAt: then, completedAt: null })).toBeUndefined();
  expect(closedFor({ submittedAt: null, completedAt: null })).toMatch('not been submitted');
  expect(closedFor({ submittedAt: then, completedAt: then })).toMatch('is complete');
});
