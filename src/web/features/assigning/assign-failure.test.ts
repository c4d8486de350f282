import { expect, test } from 'vitest';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { areaFailure, failureMessages } from './assign-failure.ts';

const [first, second, third] = ['a', 'b', 'c'];
const errors = { 'areas_list.0': ['Gone.'], 'areas_list.1': ['Gone.'], 'areas_list.2': ['Kati.'] };
const locales = {
  errors: { 'areas_list.0': ['en-NZ'], 'areas_list.1': ['en-NZ'], 'areas_list.2': ['mi'] },
};
const failure = {
  title: 'Not assigned.',
  error: new ApiError(422, { message: 'Gone.', errors, locales }),
  sent: [first, second, third],
};

test('a reason that several areas share is shown once, in its own language', () => {
  expect(failureMessages(failure)).toEqual([
    { words: 'Gone.', locale: 'en-NZ' },
    { words: 'Kati.', locale: 'mi' },
  ]);
});

test("an area's error is shown beside the area", () => {
  expect(areaFailure(failure, third)).toEqual({ words: 'Kati.', locale: 'mi' });
  expect(areaFailure(failure, 'd')).toBeUndefined();
});
