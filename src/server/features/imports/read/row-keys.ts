import { eq, sql } from 'drizzle-orm';
import { normalizeLine } from '#contract/fields/typed-text.ts';
import { importKey } from '#contract/imports/imports.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import type { Context } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';
import type { ColumnMapping } from './find-columns.ts';
import { parsedRow } from './parsed-row.ts';

/**
 * Stores the key of each row and forgets what was found out about it. Keys are made of cells by the
 * same code as what is compared and written, or two of them could differ in what nobody sees.
 */
export async function storeKeys(
  { db }: Context,
  { uuid, kind, keepsLetters }: LockedImport,
  columns: ColumnMapping,
): Promise<void> {
  const field = importKey[kind];
  const index = columns.indexOf(field);
  const rows = await db
    .select({
      line: importRows.line,
      cell: sql<string>`coalesce(${importRows.cells} ->> ${index}::int, '')`,
    })
    .from(importRows)
    .where(eq(importRows.import, uuid));
  const keys = rows.map(({ line, cell }) => ({
    line,
    key: normalizeLine(parsedRow(line, [cell], { columns: [field], keepsLetters }).cellOf(field)),
  }));
  await db.execute(sql`
    update ${importRows} set key = nullif(lower(input.key), ''), outcome = null
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as input (line int, key text)
    where import = ${uuid} and import_rows.line = input.line`);
}
