import { expect, test } from 'vitest';
import { inEnglish } from '#testing/english.ts';
import { messageOf } from './field-errors.ts';
import { Refused } from './refused.ts';

test('what only developers understand, and in no language but theirs, is not shown to people', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'uuid')");
  expect(inEnglish(messageOf(error))).toBe('Something went wrong.');
});

test('the server’s own sentence is shown; without one, that something went wrong', () => {
  expect(messageOf(new Refused(403, { message: 'Not yours.' }))).toBe('Not yours.');
  expect(inEnglish(messageOf(new Refused(502)))).toBe('Something went wrong.');
});
