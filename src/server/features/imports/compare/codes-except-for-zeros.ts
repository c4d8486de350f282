import { sql } from 'drizzle-orm';
import { maxLength } from '#contract/fields/max-length.ts';
import { message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import type { Problem } from '#server/features/imports/read/parsed-row.ts';
import type { StoredRow } from '#server/features/imports/write/importer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';

/**
 * By the lines of rows: what is the matter where an earlier row of the file has a code with more or fewer
 * zeros before the same digits. Most likely both are one organisation, and a spreadsheet program ate the
 * zeros of one row.
 */
export async function codesExceptForZeros(
  { db }: Context,
  { uuid, kind }: LockedImport,
  rows: readonly StoredRow[],
): Promise<Map<number, Problem>> {
  const numbers =
    kind === 'organisations' ? rows.filter(({ key }) => isNumber.test(key ?? '')) : [];
  if (numbers.length === 0) return new Map();
  const digits = new Set(numbers.map(digitsOf));
  // Each way to write them, since only whole keys are found by an index.
  const keys = [...digits].flatMap((text) => [text, ...zeros.map((few) => few + text)]);
  const alike = await db
    .select({ line: importRows.line, key: importRows.key })
    .from(importRows)
    .where(
      sql`${importRows.import} = ${uuid} and ${importRows.broken} is null
        and ${importRows.key} = any(${sql.param(keys)}::text[])`,
    )
    .orderBy(importRows.line);
  const byDigits = Map.groupBy(alike, digitsOf);

  const problems = new Map<number, Problem>();
  for (const row of numbers) {
    const other = byDigits.get(digitsOf(row))?.find(({ key }) => key !== row.key);
    if (other && other.line < row.line) problems.set(row.line, problemOf(other));
  }
  return problems;
}

const isNumber = new RegExp(`^\\d{1,${maxLength.code}}$`);
const zeros = Array.from({ length: maxLength.code }, (_, few) => '0'.repeat(few + 1));

type Keyed = { line: number; key: string | null };
const digitsOf = ({ key }: { key: string | null }) => (key ?? '').replace(/^0+/, '');

const problemOf = ({ line, key }: Keyed): Problem => ({
  field: 'code',
  text: message(importProblemsMessages.sameRowExceptForZeros, {
    row: String(line),
    code: key ?? '',
  }),
});
