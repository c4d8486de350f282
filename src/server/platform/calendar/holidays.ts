/*
 * New Zealand's public holidays. Anniversary days of regions are left out, as people of all regions
 * work together: whoever has one off finds the digest on their return, as everybody on a Monday.
 */

const DAY = 24 * 60 * 60 * 1_000;
const dateOf = (day: number) => new Date(day).toISOString().slice(0, 10);
const weekdayOf = (day: number) => new Date(day).getUTCDay();
const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

export function isWorkingDay(date: string): boolean {
  const day = Date.parse(date);
  return !isWeekend(day) && !holidaysOf(Number(date.slice(0, 4))).has(date);
}

/** The public holidays of these years, weekends aside. */
export function holidaysBetween(firstYear: number, lastYear: number): string[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years.flatMap((year) => [...holidaysOf(year)]);
}

const isWeekend = (day: number) => [SUNDAY, SATURDAY].includes(weekdayOf(day));

/** As observed: one of a fixed date that falls on a weekend moves to the next weekday still free. */
function holidaysOf(year: number): Set<string> {
  const easter = easterSunday(year);
  const observed = new Set<number>([
    easter - 2 * DAY,
    easter + DAY,
    mondayIn(year, 6, 1),
    mondayIn(year, 10, 4),
  ]);
  const matariki = matarikiDates[year];
  if (matariki) observed.add(Date.parse(`${year}-${matariki}`));
  const fixed = ['01-01', '01-02', '02-06', '04-25', '12-25', '12-26'].map((date) =>
    Date.parse(`${year}-${date}`),
  );
  for (const day of fixed.filter((date) => !isWeekend(date))) observed.add(day);
  for (const day of fixed.filter(isWeekend)) observed.add(nextFree(day, observed));
  return new Set([...observed].map(dateOf));
}

function nextFree(day: number, taken: ReadonlySet<number>): number {
  return isWeekend(day) || taken.has(day) ? nextFree(day + DAY, taken) : day;
}

/** The first, second … Monday of a month. */
function mondayIn(year: number, month: number, which: number): number {
  const first = Date.UTC(year, month - 1, 1);
  const until = (MONDAY - weekdayOf(first) + 7) % 7;
  return first + (until + (which - 1) * 7) * DAY;
}

/** The Gregorian calendar's rule, in Butcher's arrangement of it. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4);
  const moon = Math.floor((8 * century + 13) / 25);
  const epact = (skipped - moon + 19 * golden + 15) % 30;
  const early = epact === 29 || (epact === 28 && golden > 10) ? 1 : 0;
  const fullMoon = Date.UTC(year, 2, 21) + (epact - early) * DAY;
  return fullMoon + (7 - weekdayOf(fullMoon)) * DAY;
}

/** Schedule 1 of Te Kāhui o Matariki Public Holiday Act 2022. Later years are yet to be set. */
const matarikiDates: Record<number, string> = {
  2022: '06-24',
  2023: '07-14',
  2024: '06-28',
  2025: '06-20',
  2026: '07-10',
  2027: '06-25',
  2028: '07-14',
  2029: '07-06',
  2030: '06-21',
  2031: '07-11',
  2032: '07-02',
  2033: '06-24',
  2034: '07-07',
  2035: '06-29',
  2036: '07-18',
  2037: '07-10',
  2038: '06-25',
  2039: '07-15',
  2040: '07-06',
  2041: '07-19',
  2042: '07-11',
  2043: '07-03',
  2044: '06-24',
  2045: '07-07',
  2046: '06-29',
  2047: '07-19',
  2048: '07-03',
  2049: '06-25',
  2050: '07-15',
  2051: '06-30',
  2052: '06-21',
};
