import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { importLabels } from '#contract/imports/import-fields.ts';
import type { importRows as contract } from '#contract/imports/imports.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { columnLetters } from '#lib/spreadsheets/xlsx.ts';
import { passwordsMessages } from '#messages/accounts/passwords.ts';
import { importWithin } from '#server/features/imports/lock-import.ts';
import { cellWords, passwordField } from '#server/features/imports/read/file-words.ts';
import type { StoredRow } from '#server/features/imports/write/importer.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { imports, importRows as rowsTable } from '#server/schema/index.ts';
import { leavingMentors } from './import-effects.ts';

type RowReply = Reply<typeof contract>['rows']['data'][number];

/** The preview, and after writing the result, in the order of the file. */
export async function importRows(
  ctx: ScopedContext,
  { params, query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const isIt = and(eq(imports.uuid, params.uuid), importWithin(ctx.scope));
  const [file] = await ctx.db.select().from(imports).where(isIt);
  if (!file) throw notFound();
  const where = and(
    eq(rowsTable.import, params.uuid),
    query.outcome ? eq(rowsTable.outcome, query.outcome) : isNotNull(rowsTable.outcome),
  );
  const { limit, offset } = limitOffset(query);
  const stored = await ctx.db
    .select()
    .from(rowsTable)
    .where(where)
    .orderBy(asc(rowsTable.line))
    .limit(limit)
    .offset(offset);
  const labels: Record<string, MessageDescriptor> = {
    ...importLabels[file.kind],
    [passwordField]: passwordsMessages.password,
  };
  const lines = stored.map(({ line }) => line);
  const leaving = new Map(
    (await leavingMentors(ctx, file, lines)).map(({ line, learners }) => [line, learners]),
  );
  const shown = { header: file.header, labels, leaving };
  const rows = stored.flatMap((row) => rowReply(ctx, row, shown));
  return { rows: paged(rows, await ctx.db.$count(rowsTable, where), query) };
}

type File = {
  header: readonly string[];
  labels: Record<string, MessageDescriptor>;
  /** How many learners it would leave without their mentor, by the line of the row. */
  leaving: ReadonlyMap<number, number>;
};

function rowReply(ctx: Context, row: StoredRow, { header, labels, leaving }: File): RowReply[] {
  const { line, outcome, label, subject, cells, writtenAt } = row;
  if (!outcome) return [];
  const problems = row.problems.map(({ column, text }) => ({
    cell: column === null ? null : `${columnLetters(column)}${line}`,
    header: column === null ? null : (header[column] ?? null),
    value: column === null ? null : (cells?.[column] ?? null),
    text: localizedText(ctx, text),
  }));
  return [
    {
      line,
      outcome,
      label,
      subject,
      problems,
      written: writtenAt !== null,
      learners_left: leaving.get(line) ?? 0,
      changes: row.changes.map(({ field, from, to }) => ({
        field: localizedText(ctx, labels[field] ?? field),
        from: localizedText(ctx, cellWords(field, from)),
        to: localizedText(ctx, cellWords(field, to)),
      })),
    },
  ];
}
