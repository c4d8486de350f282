import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Substring of a `search` column, blind to case and macrons; `%`, `_` and `\` are letters like any
 * other. Without a term everything is found.
 */
export function matches(column: PgColumn | SQL, term: string): SQL | undefined {
  const sought = term.trim();
  if (sought === '') return undefined;
  const literal = sought.replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || fold(${literal}) || '%'`;
}
