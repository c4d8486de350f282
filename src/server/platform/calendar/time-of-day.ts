import { timeOf } from '#messages/dates.ts';

/** The moment of a time (07:00) on a date in New Zealand. In the hour that spring leaves out, one later. */
export function timeOfDay(date: string, time: string): Date {
  const inSummer = new Date(`${date}T${time}:00+13:00`);
  return timeOf(inSummer) === time ? inSummer : new Date(`${date}T${time}:00+12:00`);
}
