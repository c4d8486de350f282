import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * In milliseconds, like a JavaScript Date and the JSON of the API: a finer `updated_at` would never
 * equal the `If-Match` that came from it.
 */
export const instant = () => timestamp({ precision: 3, withTimezone: true });

export const id = () => uuid().primaryKey();

/** `updated_at` is the version of a row: see `nextVersion` in platform/data/versions.ts. */
export const timestamps = () => ({
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
});

/** Text that lists are ordered by, with macrons sorted like their vowels. */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "en-NZ-x-icu"',
});

/** Orders other text the same way; the same expression is in the index and in the query. */
export const collated = (column: SQLWrapper): SQL => sql`${column} collate "en-NZ-x-icu"`;

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});
