import { dateOf } from '#messages/dates.ts';
import { isWorkingDay } from '#server/platform/calendar/holidays.ts';
import { timeOfDay } from '#server/platform/calendar/time-of-day.ts';

const HOUR = 60 * 60 * 1_000;

/** Seven in the morning in New Zealand, on the first working day after `now`, or on this one. */
export function nextDigestAt(now: Date): Date {
  // By the calendar: a day of the clock's change is not 24 hours long.
  for (let date = dateOf(now); ; date = dayAfter(date)) {
    const at = timeOfDay(date, '07:00');
    if (at > now && isWorkingDay(date)) return at;
  }
}

/** The date whose digest is to be sent now. One that is hours late goes with the next instead. */
export function digestDue(now: Date): string | undefined {
  const at = nextDigestAt(new Date(now.getTime() - 5 * HOUR));
  return at <= now ? dateOf(at) : undefined;
}

const dayAfter = (date: string) =>
  new Date(Date.parse(date) + 24 * HOUR).toISOString().slice(0, 10);
