import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import { type importRows as contract, importFields } from '#contract/imports.ts';
import { letters } from '#lib/spreadsheets/xlsx.ts';
import type { Context } from '#server/platform/context.ts';
import { paged, window } from '#server/platform/paged.ts';
import { piece } from '#server/platform/piece.ts';
import { notFound } from '#server/platform/refusal.ts';
import { imports, importRows as rowsTable } from '#server/schema/index.ts';
import { passwordsText } from '#texts/passwords.ts';
import type { Text } from '#texts/text.ts';
import { cellWords, passwordField } from './file-words.ts';
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
  const labels: Record<string, Text> = {
    ...importFields[of.kind],
    [passwordField]: passwordsText.password,
  };
  const rows = found.flatMap((row) => shown(ctx, row, { header: of.header, labels }));
  return { rows: paged(rows, await ctx.db.$count(rowsTable, where), query) };
}

type File = { header: readonly string[]; labels: Record<string, Text> };

function shown(ctx: Context, row: StoredRow, { header, labels }: File): Shown[] {
  const { line, outcome, label, subject, cells, writtenAt } = row;
  if (!outcome) return [];
  const problems = row.problems.map(({ column, text }) => ({
    cell: column === null ? null : `${letters(column)}${line}`,
    header: column === null ? null : (header[column] ?? null),
    value: column === null ? null : (cells?.[column] ?? null),
    text: piece(ctx, text),
  }));
  return [
    {
      line,
      outcome,
      label,
      subject,
      problems,
      written: writtenAt !== null,
      changes: row.changes.map(({ field, from, to }) => ({
        field: piece(ctx, labels[field] ?? field),
        from: piece(ctx, cellWords(field, from)),
        to: piece(ctx, cellWords(field, to)),
      })),
    },
  ];
}
