import { expect, test } from 'vitest';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { areaFailure, failureMessages } from './assign-failure.ts';

const [first, second, third] = ['a', 'b', 'c'];
const errors = { 'areas_list.0': ['Gone.'], 'areas_list.1': ['Gone.'], 'areas_list.2': ['Kati.'] };
const locales = {
  errors: { 'areas_list.0': ['en-NZ'], 'areas_list.1': ['en-NZ'], 'areas_list.2': ['mi'] },
};
const failure = {
  what: 'Not assigned.',
  error: new ApiError(422, { message: 'Gone.', errors, locales }),
  sent: [first, second, third],
};

test('the same reason is said once for all areas, each in its language', () => {
  expect(failureMessages(failure)).toEqual([
    { words: 'Gone.', locale: 'en-NZ' },
    { words: 'Kati.', locale: 'mi' },
  ]);
});

test('beside an area stands what was said about it', () => {
  expect(areaFailure(failure, third)).toEqual({ words: 'Kati.', locale: 'mi' });
  expect(areaFailure(failure, 'd')).toBeUndefined();
});
