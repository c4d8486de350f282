/** Days are those of New Zealand, wherever the server stands. */
const timeZone = 'Pacific/Auckland';

const parts = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
// en-NZ shortens some months to four letters ("Sept") in newer ICU, so these are ours.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

function partsOf(instant: Date) {
  const found = Object.fromEntries(
    parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return { day: found.day ?? 1, month: found.month ?? 1, year: found.year ?? 0 };
}

export function yearOf(instant: Date): number {
  return partsOf(instant).year;
}

/** 20th Nov 2026 */
export function dayOf(instant: Date): string {
  const { day, month, year } = partsOf(instant);
  return `${day}${ordinal(day)} ${months[month - 1]} ${year}`;
}

/** 10:42 am */
export function timeOf(instant: Date): string {
  return clock.format(instant);
}

function ordinal(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
