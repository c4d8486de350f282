import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { eachOf } from '#contract/fields/record-fields.ts';

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** Rows as a table called `given`, all in one parameter, for a statement that changes many at once. */
export function givenRows<Table extends PgTable>(
  table: Table,
  keys: readonly ColumnOf<Table>[],
  rows: readonly object[],
  /** What the rows tell besides, by its type. */
  besides: Readonly<Record<string, 'boolean'>> = {},
): SQL {
  const columns: Record<string, { getSQLType: () => string }> = getTableColumns(table);
  const types = { ...eachOf(keys, (key) => columns[key]?.getSQLType() ?? 'text'), ...besides };
  const typed = Object.entries(types).map(
    ([key, type]) => sql`${sql.identifier(key)} ${sql.raw(type)}`,
  );
  const written = sql.join(typed, sql`, `);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${written})`;
}

/** What to set columns to: what the given row says of each. */
export const givenValues = <Key extends string>(keys: readonly Key[]): Record<Key, SQL> =>
  eachOf(keys, (key) => sql`given.${sql.identifier(key)}`);
