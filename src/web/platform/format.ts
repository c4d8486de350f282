import { dayOf, timeOf } from '#contract/dates.ts';

/** 3rd Jan 2024 */
export const day = (iso: string): string => dayOf(new Date(iso));

/** 10:42 */
export const time = (iso: string): string => timeOf(new Date(iso));

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
