import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a `search` column contains the term, ignoring case and macrons; `%`, `_` and `\` have no
 * special meaning. Undefined, which matches every row, without a term.
 */
export function matches(column: PgColumn | SQL, term: string): SQL | undefined {
  const trimmed = term.trim();
  if (trimmed === '') return undefined;
  const literal = trimmed.replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || fold(${literal}) || '%'`;
}
