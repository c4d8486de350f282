import { expect, test } from 'vitest';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import {
  closedToMentorMessage,
  isOwn,
  latest,
  markErrors,
  mayReopen,
  percentComplete,
  statusOf,
  turnOf,
} from './rules.ts';

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
  expect(closedToMentorMessage({ submittedAt: then, completedAt: null })).toBeUndefined();
  expect(closedToMentorMessage({ submittedAt: null, completedAt: null })).toBe(
    reflectionErrorsMessages.notSubmitted,
  );
  expect(closedToMentorMessage({ submittedAt: then, completedAt: then })).toBe(
    reflectionErrorsMessages.complete,
  );
});

test('a reflection that was sent back is closed to reviews and says why', () => {
  const sentBack = { submittedAt: null, completedAt: null, sentBackAt: then };
  expect(closedToMentorMessage(sentBack)).toBe(reflectionErrorsMessages.sentBack);
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const begun = {
  createdAt: at(1),
  submittedAt: null,
  completedAt: null,
  sentBackAt: null,
  reopenedAt: null,
};

test.each([
  { step: 'begun', change: {}, whose: 'learner', since: at(1) },
  { step: 'submitted', change: { submittedAt: at(2) }, whose: 'mentor', since: at(2) },
  { step: 'sent back', change: { sentBackAt: at(3) }, whose: 'learner', since: at(3) },
  {
    step: 'resubmitted',
    whose: 'mentor',
    since: at(4),
    change: { sentBackAt: at(3), submittedAt: at(4) },
  },
  {
    step: 'signed off',
    whose: null,
    since: at(5),
    change: { submittedAt: at(4), completedAt: at(5) },
  },
  {
    step: 'reopened',
    whose: 'mentor',
    since: at(6),
    change: { submittedAt: at(4), reopenedAt: at(6) },
  },
  {
    step: 'resubmitted after it was reopened',
    whose: 'mentor',
    since: at(8),
    change: { submittedAt: at(8), sentBackAt: at(7), reopenedAt: at(6) },
  },
])('$step, it is the turn of $whose since then', ({ change, whose, since }) => {
  expect(turnOf({ ...begun, ...change })).toEqual({ whose, since });
});

test('a step is never dated before the one it follows', () => {
  expect(latest(at(1), at(2))).toEqual(at(2));
  expect(latest(at(2), at(1))).toEqual(at(2));
  expect(latest(at(1), null)).toEqual(at(1));
});

test.each([
  { roles: ['mentor'] as const, hours: 24, may: true },
  { roles: ['mentor'] as const, hours: 25, may: false },
  { roles: ['mentor', 'admin'] as const, hours: 1_000, may: true },
  { roles: ['learning_designer'] as const, hours: 1, may: false },
])('$roles may reopen after $hours hours: $may', ({ roles, hours, may }) => {
  const completedAt = new Date(at(0).getTime() - hours * 3_600_000);
  const reflection = { learner: 'tama', completedAt };
  expect(mayReopen({ uuid: 'hana', roles }, reflection, at(0))).toBe(may);
  expect(mayReopen({ uuid: 'tama', roles }, reflection, at(0))).toBe(false);
  expect(mayReopen({ uuid: 'hana', roles }, { ...reflection, completedAt: null }, at(0))).toBe(
    false,
  );
});

test('marks ask for something, with a note, of answers that are there, once each', () => {
  const mark = (answer: string, mark: 'fine' | 'more', note = '') => ({ answer, mark, note });
  const answers = new Set(['a', 'b']);
  expect(markErrors([mark('a', 'more', 'More?'), mark('b', 'fine')], answers)).toEqual({});
  expect(Object.keys(markErrors([mark('a', 'more')], answers))).toEqual(['marks.0.note']);
  expect(Object.keys(markErrors([mark('a', 'fine')], answers))).toEqual(['marks']);
  const foreign = [mark('x', 'more', 'n'), mark('a', 'fine'), mark('a', 'more', 'n')];
  expect(Object.keys(markErrors(foreign, answers))).toEqual(['marks.0.answer', 'marks.2.answer']);
});
