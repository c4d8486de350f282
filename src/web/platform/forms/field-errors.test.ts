import { expect, test } from 'vitest';
import { translateToEnglish } from '#testing/english.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { formErrorMessage } from './field-errors.ts';

test('the message of an unexpected error is not shown to people', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'uuid')");
  expect(translateToEnglish(formErrorMessage(error))).toBe('Something went wrong.');
});

test('the server’s message is shown; without one, that something went wrong', () => {
  expect(formErrorMessage(new ApiError(404, { message: 'Not yours.' }))).toBe('Not yours.');
  expect(translateToEnglish(formErrorMessage(new ApiError(502)))).toBe('Something went wrong.');
});

test('who lost the right to do something is told whom to ask, but not where two-step login is missing', () => {
  const lost = new ApiError(403, { message: 'This action is unauthorized.' });
  expect(translateToEnglish(formErrorMessage(lost))).toMatch(/Ask an administrator/);
  const message = 'Your role needs two-step login. Set it up to continue.';
  expect(formErrorMessage(new ApiError(403, { message, two_factor_required: true }))).toBe(message);
});
