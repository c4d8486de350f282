import type { Formats } from '#lib/messages/interpolate.ts';
import { clockTimeOf, dayAndTimeOf, dayOf, momentOf } from './dates.ts';

/** How a value is written out: `{{at, day}}`. */
export const formats: Formats = {
  number: (value, locale) =>
    typeof value === 'number' ? formatNumber(value, locale) : String(value),
  day: when(dayOf),
  time: when(clockTimeOf),
  dayAndTime: when(dayAndTimeOf),
  moment: when((at, locale) => momentOf(at, locale)),
};

/** A marker in place of a date passes through. */
function when(write: (at: Date, locale: string) => string) {
  return (value: unknown, locale: string) =>
    value instanceof Date ? write(value, locale) : String(value);
}

const numbers = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, locale: string): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat([locale, 'en-NZ']);
  numbers.set(locale, format);
  return format.format(value);
}
