import type { Random } from './random.ts';

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const minutesAfter = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * MINUTE);

export const hoursBefore = (instant: Date, hours: number) =>
  new Date(instant.getTime() - hours * HOUR);

export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY);

export const between = (from: Date, to: Date, share: number) =>
  new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * share));

/** At least one whole day ago, between six and ten at night in New Zealand, when learners write. */
export function evening(now: Date, daysAgo: number, dice: Random): Date {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysAgo);
  return new Date(day + 6 * HOUR + dice.whole(0, 200) * MINUTE + dice.whole(0, 59_999));
}

/** At least one whole day ago, during office hours in New Zealand. */
export function officeHours(now: Date, daysAgo: number, dice: Random): Date {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysAgo);
  return new Date(day - 3 * HOUR + dice.whole(0, 400) * MINUTE + dice.whole(0, 59_999));
}
