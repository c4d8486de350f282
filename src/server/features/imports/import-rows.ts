import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import { type importRows as contract, importFields } from '#contract/imports.ts';
import type { Context } from '#server/platform/context.ts';
import { paged, window } from '#server/platform/paged.ts';
import { notFound } from '#server/platform/refusal.ts';
import { letters } from '#server/platform/spreadsheet/xlsx.ts';
import { imports, importRows as rowsTable } from '#server/schema/index.ts';
import type { Text } from '#texts/text.ts';
import type { StoredRow } from './importer.ts';

type Shown = Reply<typeof contract>['rows']['data'][number];

/** The preview, and after writing the result, in the order of the file. */
export async function importRows(
  ctx: Context,
  { params, query }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [of] = await ctx.db.select().from(imports).where(eq(imports.uuid, params.uuid));
  if (!of) throw notFound();
  const where = and(
    eq(rowsTable.import, params.uuid),
    query.outcome ? eq(rowsTable.outcome, query.outcome) : isNotNull(rowsTable.outcome),
  );
  const { limit, offset } = window(query);
  const found = await ctx.db
    .select()
    .from(rowsTable)
    .where(where)
    .orderBy(asc(rowsTable.line))
    .limit(limit)
    .offset(offset);
  const labels: Record<string, Text> = importFields[of.kind];
  const fieldInWords = (field: string) => {
    const label = labels[field];
    return label ? ctx.speak(label) : field;
  };
  const rows = found.flatMap((row) => shown(row, of.header, fieldInWords));
  return { rows: paged(rows, await ctx.db.$count(rowsTable, where), query) };
}

function shown(
  row: StoredRow,
  header: readonly string[],
  fieldInWords: (field: string) => string,
): Shown[] {
  const { line, outcome, label, subject, changes, cells, writtenAt } = row;
  if (!outcome) return [];
  const problems = row.problems.map(({ column, text }) => ({
    cell: column === null ? null : `${letters(column)}${line}`,
    header: column === null ? null : (header[column] ?? null),
    value: column === null ? null : (cells?.[column] ?? null),
    text,
  }));
  return [
    {
      ...{ line, outcome, label, subject, problems, written: writtenAt !== null },
      changes: changes.map((change) => ({ ...change, field: fieldInWords(change.field) })),
    },
  ];
}
