import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** With one parameter for the whole list, which may hold thousands. */
export const equalsAny = (column: PgColumn, uuids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(uuids)}::uuid[])`;
