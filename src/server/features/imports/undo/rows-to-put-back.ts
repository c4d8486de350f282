import { type SQL, sql } from 'drizzle-orm';
import type { RecordFields } from '#contract/fields/record-fields.ts';
import { importFields } from '#contract/imports/import-fields.ts';
import { importKey } from '#contract/imports/imports.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import { flagWord } from '#server/features/imports/read/row-values.ts';
import type { Context } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';

type Column = { field: string; header: string };

const isWritten = (uuid: string) =>
  sql`${importRows.import} = ${uuid} and ${importRows.writtenAt} is not null`;

/** The columns that an undo of this import has: what records are found by, and what it changed. */
export async function columnsToPutBack(
  { db }: Context,
  { uuid, kind, counts }: LockedImport,
): Promise<Column[]> {
  const { rows } = await db.execute<{ field: string }>(sql`
    select distinct change ->> 'field' as field
    from ${importRows}, jsonb_array_elements(${importRows.changes}) change
    where ${isWritten(uuid)} and ${importRows.outcome} = 'update'`);
  const changed = new Set([importKey[kind], ...rows.map(({ field }) => field)]);
  if (kind === 'people' && counts.create > 0) changed.add('active');
  const fields: RecordFields = importFields[kind];
  return Object.entries(fields).flatMap(([field, { file }]) =>
    file && changed.has(field) ? { field, header: file.header } : [],
  );
}

type Undo = { undo: string; undone: LockedImport; fields: readonly string[] };

/**
 * A row for each that was written, under the same number, with what its cells replaced: all of it from
 * the rows, as a record may have left the scope since. Whoever was added is deactivated, as accounts
 * aren't deleted. Returns how many there are.
 */
export async function storeRowsToPutBack(
  { db }: Context,
  { undo, undone, fields }: Undo,
): Promise<number> {
  const { key, label, subject } = importRows;
  const cells = fields.map((field) => (field === importKey[undone.kind] ? key : cellOf(field)));
  const { rowCount } = await db.execute(sql`
    insert into import_rows (import, line, cells, key, label, subject)
    select ${undo}, line, jsonb_build_array(${sql.join(cells, sql`, `)}), ${key}, ${label}, ${subject}
    from ${importRows} where ${isWritten(undone.uuid)}`);
  return rowCount ?? 0;
}

/** Empty where the row left the field alone; what was empty before is known by the row it undoes. */
function cellOf(field: string): SQL {
  const replaced = sql`(select change ->> 'from' from jsonb_array_elements(${importRows.changes}) change
    where change ->> 'field' = ${field})`;
  const ofAdded =
    field === 'active'
      ? sql`case when ${importRows.changes} @> ${activated}::jsonb then ${flagWord(false)} else '' end`
      : sql`''`;
  return sql`case when ${importRows.outcome} = 'create' then ${ofAdded} else coalesce(${replaced}, '') end`;
}

const activated = JSON.stringify([{ field: 'active', to: flagWord(true) }]);
