/** Days and times are those of New Zealand, wherever the server and the reader are. */
const timeZone = 'Pacific/Auckland';

const HOUR = 60 * 60 * 1_000;

const dayParts = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
// en-NZ shortens some months to four letters ("Sept") in newer ICU only, so these are ours.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(instant: Date) {
  const {
    day = 1,
    month = 1,
    year = 0,
  } = Object.fromEntries(
    dayParts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return { day, month, year };
}

export function yearOf(instant: Date): number {
  return partsOf(instant).year;
}

/** 3rd Jan 2024; in other languages 03/01/2024, which needs no name of a month. */
export function dayOf(instant: Date, locale = 'en-NZ'): string {
  const { day, month, year } = partsOf(instant);
  if (locale !== 'en-NZ') return [pad(day), pad(month), year].join('/');
  return `${day}${ordinal(day)} ${months[month - 1]} ${year}`;
}

/** 2026-11-20, the format of date fields in forms. */
export function dateOf(instant: Date): string {
  const { day, month, year } = partsOf(instant);
  return [year, pad(month), pad(day)].join('-');
}

const pad = (part: number) => String(part).padStart(2, '0');

/** The last second of a day in New Zealand, in summer or winter time. */
export function endOfDate(date: string): Date {
  const ends = [13, 12].map((hours) => new Date(Date.parse(`${date}T23:59:59Z`) - hours * HOUR));
  return ends.find((end) => dateOf(end) === date && timeOf(end) === '23:59') ?? new Date(date);
}

/** 14:15, for comparing and for files; people read `clockTimeOf`. */
export function timeOf(instant: Date): string {
  return clock.format(instant);
}

/** 2:15 pm, on one line; in other languages 14:15, which needs no word. */
export function clockTimeOf(instant: Date, locale = 'en-NZ'): string {
  const time = timeOf(instant);
  if (locale !== 'en-NZ') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${pad(minute)}\u00A0${hour < 12 ? 'am' : 'pm'}`;
}

function ordinal(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** 3rd Jan 2024, 2:15 pm */
export const dayAndTimeOf = (instant: Date, locale?: string): string =>
  `${dayOf(instant, locale)}, ${clockTimeOf(instant, locale)}`;

/** The time alone for an instant of today; with its day for any other. */
export function momentOf(instant: Date, locale?: string, now = new Date()): string {
  return dateOf(instant) === dateOf(now)
    ? clockTimeOf(instant, locale)
    : dayAndTimeOf(instant, locale);
}
