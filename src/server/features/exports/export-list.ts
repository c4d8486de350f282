import { v7 as newUuid } from 'uuid';
import type { z } from 'zod';
import type { Format, Row } from '#lib/spreadsheets/write.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { validate } from '#server/platform/http/validation.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';

type ListFilters<Filters> = { term: string; filters: Filters };

/** A list that can be taken away: what it is called, how it is narrowed, and what its rows say. */
export type ExportedList<Filters extends object> = {
  name: string;
  query: z.ZodType<Filters>;
  header: readonly string[];
  batches: (ctx: Context, narrowed: ListFilters<Filters>) => AsyncGenerator<Row[]>;
};

/** Exactly what the list shows with the same search, filters and order, all of its pages. */
export async function exportList<Filters extends object>(
  ctx: Context,
  exported: ExportedList<Filters>,
  given: Record<string, string>,
  format: Format,
): Promise<DocumentReply> {
  const { search = '', ...narrowing } = given;
  const checked = validate(exported.query, narrowing);
  if ('errors' in checked) throw invalidFields(checked.errors);
  const { name, header } = exported;
  const narrowed = { term: search, filters: checked.data };
  const batches = withExportRecorded(
    ctx,
    { name, format, narrowed },
    exported.batches(ctx, narrowed),
  );
  return spreadsheetDocument({ name, format, now: ctx.now, sheet: { header, batches } });
}

type ExportRequest = { name: string; format: Format; narrowed: ListFilters<object> };

/** Who took what away, and how many rows really left: also where somebody stops halfway. */
async function* withExportRecorded(
  ctx: Context,
  taken: ExportRequest,
  batches: AsyncGenerator<Row[]>,
) {
  let count = 0;
  try {
    for await (const rows of batches) {
      count += rows.length;
      yield rows;
    }
  } finally {
    await record(ctx, taken, count);
  }
}

function record(
  ctx: Context,
  { name, format, narrowed }: ExportRequest,
  count: number,
): Promise<void> {
  const { term, filters } = narrowed;
  const given = { ...(term && { search: term }), ...filters };
  return inTransaction(ctx, (ctx) =>
    recordEvent(ctx, {
      action: 'export.made',
      subjectType: 'export',
      subject: newUuid(),
      after: { what: name.toLowerCase(), format, filters: given, count },
    }),
  );
}
