import { type SQL, sql } from 'drizzle-orm';
import { yearOf } from '#messages/dates.ts';
import { holidaysBetween } from '#server/platform/calendar/holidays.ts';
import type { Context } from '#server/platform/data/context.ts';

/** As far back as figures look. */
const YEARS = 10;

/**
 * A table of days, each with the number of working days up to it. From one instant to another there
 * are as many working days as the numbers of their days differ: none on the same day, one from a
 * Friday to the Monday after it.
 */
export function workingDays({ now }: Context): SQL {
  const year = yearOf(now);
  const holidays = sql.param(holidaysBetween(year - YEARS, year));
  return sql`select day::date as day, (count(*) filter (
      where extract(isodow from day) < 6 and day::date <> all(${holidays}::date[])
    ) over (order by day))::int as number
    from generate_series(${`${year - YEARS}-01-01`}::timestamp, ${`${year}-12-31`}::timestamp,
      '1 day') day`;
}

/** The day in New Zealand. */
export const dayOf = (instant: SQL): SQL => sql`(${instant} at time zone 'Pacific/Auckland')::date`;

/** From the beginning of one day in New Zealand to the end of another, either of which may be open. */
export function within(
  instant: SQL,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL {
  const start = (day: SQL) => sql`${day} at time zone 'Pacific/Auckland'`;
  const conditions = [
    ...(from === undefined ? [] : [sql`${instant} >= ${start(sql`${from}::timestamp`)}`]),
    ...(to === undefined
      ? []
      : [sql`${instant} < ${start(sql`(${to}::timestamp + interval '1 day')`)}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
