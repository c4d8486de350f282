import { expect, test } from 'vitest';
import { clockTimeOf, dateOf, dayOf, endOfDate, timeOf, yearOf } from './dates.ts';

test.each([
  ['2026-11-20T00:00:00Z', '20th Nov 2026'],
  ['2026-06-30T12:00:00Z', '1st Jul 2026'],
  ['2024-01-02T12:00:00Z', '3rd Jan 2024'],
  ['2026-09-21T20:00:00Z', '22nd Sep 2026'],
  ['2026-10-11T00:00:00Z', '11th Oct 2026'],
  ['2026-10-12T00:00:00Z', '12th Oct 2026'],
  ['2026-10-13T00:00:00Z', '13th Oct 2026'],
  ['2026-10-30T20:00:00Z', '31st Oct 2026'],
])('%s is %s in New Zealand', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
});

test('the year begins in New Zealand before it begins in Greenwich', () => {
  expect(yearOf(new Date('2026-12-31T10:59:59Z'))).toBe(2026);
  expect(yearOf(new Date('2026-12-31T11:00:00Z'))).toBe(2027);
});

test('daylight saving counts', () => {
  expect(timeOf(new Date('2026-11-20T02:05:00Z'))).toBe('15:05');
  expect(timeOf(new Date('2026-06-20T02:05:00Z'))).toBe('14:05');
});

test.each([
  ['2026-11-20T11:00:00Z', '12:00 am'],
  ['2026-11-20T22:05:00Z', '11:05 am'],
  ['2026-11-20T23:00:00Z', '12:00 pm'],
  ['2026-11-20T01:15:00Z', '2:15 pm'],
])('%s is %s on the clock, and the two words stay on one line', (instant, time) => {
  expect(clockTimeOf(new Date(instant))).toBe(time.replace(' ', '\u00A0'));
});

test('other languages have no am and pm: their times are of 24 hours', () => {
  expect(clockTimeOf(new Date('2026-11-20T01:15:00Z'), 'mi')).toBe('14:15');
});

test.each([
  ['2026-11-20', '2026-11-20T10:59:59.000Z'],
  ['2026-06-30', '2026-06-30T11:59:59.000Z'],
  ['2026-04-05', '2026-04-05T11:59:59.000Z'],
  ['2026-04-04', '2026-04-04T10:59:59.000Z'],
  ['2026-09-27', '2026-09-27T10:59:59.000Z'],
])('%s ends in New Zealand at %s', (date, end) => {
  expect(endOfDate(date).toISOString()).toBe(end);
  expect(dateOf(endOfDate(date))).toBe(date);
});
