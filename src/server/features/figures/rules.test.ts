import { expect, test } from 'vitest';
import { ageRange } from '#contract/figures/figures.ts';
import { weeksUpTo } from './rules.ts';

test('weeks run from Monday to Sunday, the last one is that of the day', () => {
  expect(weeksUpTo('2026-11-22', 2)).toEqual([
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-22' },
  ]);
  expect(weeksUpTo('2026-11-23', 1)).toEqual([{ from: '2026-11-23', to: '2026-11-29' }]);
  expect(weeksUpTo('2026-11-23', 52)[0]).toEqual({ from: '2025-12-01', to: '2025-12-07' });
});

test('every number of working days is in exactly one age', () => {
  const ranges = ['0', '2', '4', '6'].map(ageRange);
  const isIn = (days: number) =>
    ranges.filter(({ from, to }) => days >= from && (to === null || days <= to)).length;
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(isIn)).toEqual(Array(8).fill(1));
});
