import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { eachOf } from '#contract/fields/record-fields.ts';

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** Rows as a table called `input`, all in one JSON parameter, for a statement that changes many at once. */
export function jsonRows<Table extends PgTable>(
  table: Table,
  keys: readonly ColumnOf<Table>[],
  rows: readonly object[],
  /** The types of further fields that the rows hold and the table doesn't. */
  extraTypes: Readonly<Record<string, 'boolean'>> = {},
): SQL {
  const columns: Record<string, { getSQLType: () => string }> = getTableColumns(table);
  const types = { ...eachOf(keys, (key) => columns[key]?.getSQLType() ?? 'text'), ...extraTypes };
  const definitions = Object.entries(types).map(
    ([key, type]) => sql`${sql.identifier(key)} ${sql.raw(type)}`,
  );
  const columnList = sql.join(definitions, sql`, `);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (${columnList})`;
}

/** What to set columns to: their values in the `input` row. */
export const jsonValues = <Key extends string>(keys: readonly Key[]): Record<Key, SQL> =>
  eachOf(keys, (key) => sql`input.${sql.identifier(key)}`);
