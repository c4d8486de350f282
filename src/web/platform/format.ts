/** Times are those of New Zealand, wherever the reader sits. */
const timeZone = 'Pacific/Auckland';

const dayParts = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
// en-NZ shortens some months to four letters ("Sept") in newer browsers only, so these are ours.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 3rd Jan 2024 */
export function day(iso: string): string {
  const parts = Object.fromEntries(
    dayParts.formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]),
  );
  const { day = 1, month = 1, year = 0 } = parts;
  return `${day}${ordinal(day)} ${months[month - 1]} ${year}`;
}

/** 10:42 */
export function time(iso: string): string {
  return clock.format(new Date(iso));
}

/** 3rd Jan 2024, 10:42 */
export function dayAndTime(iso: string): string {
  return `${day(iso)}, ${time(iso)}`;
}

/** The time alone while it is still that day, with the day before it afterwards. */
export function moment(iso: string, now = new Date()): string {
  return day(iso) === day(now.toISOString()) ? time(iso) : dayAndTime(iso);
}

const units = [
  { word: 'day', ms: 86_400_000 },
  { word: 'hour', ms: 3_600_000 },
  { word: 'minute', ms: 60_000 },
] as const;

/** '3 days', '1 hour': how long ago, in whole units. */
export function since(iso: string, now = new Date()): string {
  const passed = now.getTime() - new Date(iso).getTime();
  const unit = units.find(({ ms }) => passed >= ms);
  if (!unit) return 'a moment';
  const count = Math.floor(passed / unit.ms);
  return `${count} ${unit.word}${count === 1 ? '' : 's'}`;
}

function ordinal(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
