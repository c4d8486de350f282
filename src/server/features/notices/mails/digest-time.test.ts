import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, timeOf } from '#messages/dates.ts';
import { isWorkingDay } from '#server/platform/calendar/holidays.ts';
import { digestDue, nextDigestAt } from './digest-time.ts';

const at = (text: string) => new Date(text);

test.each([
  ['in winter', '2026-09-24T18:00:00Z', '2026-09-24T19:00:00Z', 'a Friday before the change'],
  ['over the change to summer', '2026-09-25T19:00:00Z', '2026-09-27T18:00:00Z', 'the Monday after'],
  ['in summer', '2027-03-31T17:59:59Z', '2027-03-31T18:00:00Z', 'a Thursday before the change'],
  ['over the change to winter', '2027-04-01T18:00:00Z', '2027-04-04T19:00:00Z', 'the Monday after'],
  ['from Friday', '2026-11-19T18:00:00Z', '2026-11-22T18:00:00Z', 'on to Monday'],
  ['over Christmas', '2026-12-23T18:00:01Z', '2026-12-28T18:00:00Z', 'Boxing Day is observed'],
])('%s: after %s it is %s (%s)', (_, now, next) => {
  expect(nextDigestAt(at(now)).toISOString()).toBe(at(next).toISOString());
});

const moments = fc.date({
  min: at('2026-01-01T00:00:00Z'),
  max: at('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('the next digest is always at seven on a working day, and none is left out', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const next = nextDigestAt(now);
      expect(next > now).toBe(true);
      expect(timeOf(next)).toBe('07:00');
      expect(next.getTime() % 60_000).toBe(0);
      expect(isWorkingDay(dateOf(next))).toBe(true);
      const before = nextDigestAt(new Date(next.getTime() - 1));
      expect(before).toEqual(next);
    }),
    { numRuns: 1_000 },
  );
});

test('in a year there is a digest on each working day', () => {
  const digests: string[] = [];
  for (let next = nextDigestAt(at('2026-06-30T12:00:00Z')); next < at('2027-06-30T12:00:00Z'); ) {
    digests.push(dateOf(next));
    next = nextDigestAt(next);
  }
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 6, 1 + day)).toISOString().slice(0, 10),
  );
  expect(digests).toEqual(days.filter(isWorkingDay));
});

test.each([
  ['2026-11-19T17:59:59Z', undefined],
  ['2026-11-19T18:00:00Z', '2026-11-20'],
  ['2026-11-19T18:03:00Z', '2026-11-20'],
  ['2026-11-19T22:59:59Z', '2026-11-20'],
  ['2026-11-19T23:00:00Z', undefined],
  ['2026-11-21T18:00:00Z', undefined],
])('at %s the digest due is that of %s', (now, day) => expect(digestDue(at(now))).toBe(day));
