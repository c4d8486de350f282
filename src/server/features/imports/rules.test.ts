import { expect, test } from 'vitest';
import { importStates } from '#contract/imports/imports.ts';
import { mayBecome, secondsLeft } from './rules.ts';

const since = new Date('2026-11-20T00:00:00Z');
const after = (seconds: number) => new Date(since.getTime() + seconds * 1_000);

test.each([
  [{ processed: 0, of: 10_000, now: after(20) }, null],
  [{ processed: 200, of: 10_000, now: after(0.4) }, null],
  [{ processed: 2_000, of: 10_000, now: after(10) }, 40],
  [{ processed: 9_999, of: 10_000, now: after(30) }, 1],
  [{ processed: 10_000, of: 10_000, now: after(30) }, 0],
])('the time left of %o is %s seconds', (progress, seconds) => {
  expect(secondsLeft({ ...progress, since })).toBe(seconds);
});

test('nothing leads out of an import that has ended, and only a confirmation into writing', () => {
  const from = (state: 'done' | 'failed' | 'dropped') =>
    importStates.filter((next) => mayBecome(state, next));

  expect([from('done'), from('failed'), from('dropped')]).toEqual([[], [], []]);
  expect(importStates.filter((state) => mayBecome(state, 'writing'))).toEqual(['ready']);
});
