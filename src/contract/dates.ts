/** Days and times are those of New Zealand, wherever server and reader are. */
const timeZone = 'Pacific/Auckland';

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

/** 3rd Jan 2024 */
export function dayOf(instant: Date): string {
  const { day, month, year } = partsOf(instant);
  return `${day}${ordinal(day)} ${months[month - 1]} ${year}`;
}

/** 10:42 */
export function timeOf(instant: Date): string {
  return clock.format(instant);
}

function ordinal(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
