import { expect, test } from 'vitest';
import { translateToEnglish } from '#testing/english.ts';
import { coverageMessage, percentOf } from './coverage.ts';

test.each([
  [0, 1_500, 0],
  [1, 1_500, 0],
  [747, 1_500, 49],
  [1_499, 1_500, 99],
  [1_500, 1_500, 100],
  [0, 0, 100],
])(
  '%i of %i texts are %i percent: a hundred only where nothing is missing',
  (translated, total, percent) => {
    expect(percentOf({ translated, total })).toBe(percent);
    expect(translateToEnglish(coverageMessage({ translated, total }))).toContain(` ${percent}%`);
  },
);
