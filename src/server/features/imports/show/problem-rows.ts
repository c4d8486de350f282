import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { uuid as Uuid } from '#contract/fields/fields.schemas.ts';
import type { Format, Row } from '#lib/spreadsheets/write.ts';
import { importWithin, type LockedImport } from '#server/features/imports/lock-import.ts';
import { problemHeader, withoutProblem } from '#server/features/imports/read/problem-header.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';
import { importRows, imports } from '#server/schema/index.ts';

const BATCH = 1_000;

/** The problem rows as they were in the file, after a first column that says what is wrong. */
export async function problemRows(
  ctx: ScopedContext,
  uuid: string,
  format: Format,
): Promise<DocumentReply> {
  const isUuid = Uuid.safeParse(uuid).success;
  const isIt = and(eq(imports.uuid, uuid), importWithin(ctx.scope));
  const [file] = isUuid ? await ctx.db.select().from(imports).where(isIt) : [];
  if (!file || file.counts.problem === 0) throw notFound();
  return spreadsheetDocument({
    name: `Problems ${file.kind}`,
    format,
    now: ctx.now,
    sheet: {
      header: [problemHeader, ...withoutProblem(file.header, file.header)],
      batches: batches(ctx, file),
    },
  });
}

async function* batches({ db }: Context, { uuid, header }: LockedImport): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(importRows)
      .where(
        and(
          eq(importRows.import, uuid),
          eq(importRows.outcome, 'problem'),
          isNotNull(importRows.cells),
          gt(importRows.line, after),
        ),
      )
      .orderBy(asc(importRows.line))
      .limit(BATCH);
    yield rows.map(({ problems, cells }) => [
      problems.map(({ text }) => (typeof text === 'string' ? text : text.words)).join(' '),
      ...withoutProblem(header, cells ?? []),
    ]);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.line ?? after;
  }
}
