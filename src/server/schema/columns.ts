import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Milliseconds, because that is all a JavaScript Date and the wire carry: a finer `updated_at` would
 * never equal the `If-Match` that came from it.
 */
export const instant = () => timestamp({ precision: 3, withTimezone: true });

export const id = () => uuid().primaryKey();

/** `updated_at` moves on every change (`touched` in platform/editing.ts), so it names a version. */
export const timestamps = () => ({
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
});

/** Text that lists are ordered by: macrons sort with their vowels, whatever the server's default. */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "en-NZ-x-icu"',
});

/** Ordering other text the same way, in an index and in the query that walks it. */
export const collated = (column: SQLWrapper): SQL => sql`${column} collate "en-NZ-x-icu"`;

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});
