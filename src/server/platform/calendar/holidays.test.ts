import { expect, test } from 'vitest';
import { isWorkingDay } from './holidays.ts';

/** The weekdays of a year that are none of work. */
function holidaysIn(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)));
  return days
    .filter((day) => day.getUTCFullYear() === year && day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
    .filter((date) => !isWorkingDay(date));
}

test.each([
  {
    year: 2026,
    days: '01-01 01-02 02-06 04-03 04-06 04-27 06-01 07-10 10-26 12-25 12-28',
    why: 'Anzac Day and Boxing Day are Saturdays, so the Mondays after them',
  },
  {
    year: 2027,
    days: '01-01 01-04 02-08 03-26 03-29 04-26 06-07 06-25 10-25 12-27 12-28',
    why: 'Christmas Day and Boxing Day are at the weekend, so the Monday and the Tuesday',
  },
  {
    year: 2028,
    days: '01-03 01-04 02-07 04-14 04-17 04-25 06-05 07-14 10-23 12-25 12-26',
    why: "New Year's Day and the day after are at the weekend, so the Monday and the Tuesday",
  },
  {
    year: 2023,
    days: '01-02 01-03 02-06 04-07 04-10 04-25 06-05 07-14 10-23 12-25 12-26',
    why: "New Year's Day is a Sunday, and the Monday is taken",
  },
])('in $year nobody works on $days: $why', ({ year, days }) => {
  expect(holidaysIn(year).map((date) => date.slice(5))).toEqual(days.split(' '));
});

test.each(['2026-11-20', '2026-01-05', '2026-04-24', '2026-04-07'])('%s is a day of work', (date) =>
  expect(isWorkingDay(date)).toBe(true),
);

test.each(['2026-11-21', '2026-11-22'])('%s is a weekend', (date) =>
  expect(isWorkingDay(date)).toBe(false),
);

test('Matariki is a Friday, in every year it is set for', () => {
  for (let year = 2022; year <= 2052; year += 1) {
    const [winter = ''] = holidaysIn(year).filter((date) => /-06-(1[5-9]|[23])|-07-/.test(date));
    expect(new Date(winter).getUTCDay(), winter).toBe(5);
  }
});

test('without a date set for Matariki, the rest of the year is known all the same', () => {
  expect(holidaysIn(2053)).toHaveLength(10);
});
