import { expect, test } from 'vitest';
import { momentOf } from '#messages/dates.ts';
import { formatDate, formatDateTime, formatElapsed, formatTime } from './format.ts';
import { currentTranslator } from './use-translation.tsx';

const { words } = currentTranslator();

test.each([
  ['2024-01-02T20:00:00Z', '3rd Jan 2024'],
  ['2026-08-31T20:00:00Z', '1st Sep 2026'],
  ['2026-06-02T00:00:00Z', '2nd Jun 2026'],
  ['2026-11-10T20:00:00Z', '11th Nov 2026'],
  ['2026-11-12T00:00:00Z', '12th Nov 2026'],
  ['2026-11-13T00:00:00Z', '13th Nov 2026'],
  ['2026-11-20T20:00:00Z', '21st Nov 2026'],
  ['2026-11-22T00:00:00Z', '22nd Nov 2026'],
  ['2026-11-23T00:00:00Z', '23rd Nov 2026'],
  ['2025-12-31T11:30:00Z', '1st Jan 2026'],
])('%s is %s in New Zealand', (iso, expected) => {
  expect(words(formatDate(iso))).toBe(expected);
});

test('the night summer time ends has the hour from two to three twice', () => {
  expect(words(formatTime('2026-04-04T13:30:00Z'))).toBe('2:30\u00A0am');
  expect(words(formatTime('2026-04-04T14:30:00Z'))).toBe('2:30\u00A0am');
  expect(words(formatTime('2026-04-04T15:30:00Z'))).toBe('3:30\u00A0am');
});

test('the night summer time begins skips from two to three', () => {
  expect(words(formatTime('2026-09-26T13:59:00Z'))).toBe('1:59\u00A0am');
  expect(words(formatTime('2026-09-26T14:00:00Z'))).toBe('3:00\u00A0am');
});

test('midnight belongs to the new day', () => {
  expect(words(formatDateTime('2026-11-19T11:00:00Z'))).toBe('20th Nov 2026, 12:00\u00A0am');
});

test('a time of today needs no day, one of yesterday does', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  expect(momentOf(new Date('2026-11-19T21:42:00Z'), undefined, now)).toBe('10:42\u00A0am');
  expect(momentOf(new Date('2026-11-19T09:00:00Z'), undefined, now)).toBe(
    '19th Nov 2026, 10:00\u00A0pm',
  );
});

test.each([
  [3 * 86_400_000 + 5, '3 days'],
  [86_400_000, '1 day'],
  [86_400_000 - 1, '23 hours'],
  [3_600_000, '1 hour'],
  [120_000, '2 minutes'],
  [59_000, 'a moment'],
  [-5_000, 'a moment'],
])('%i ms ago is %s', (passed, expected) => {
  const now = new Date('2026-11-20T08:00:00Z');
  expect(words(formatElapsed(new Date(now.getTime() - passed).toISOString(), now))).toBe(expected);
});
