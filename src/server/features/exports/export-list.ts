import { v7 as newUuid } from 'uuid';
import { z } from 'zod';
import { uuid } from '#contract/fields/fields.schemas.ts';
import type { Format, Row } from '#lib/spreadsheets/write.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import type { PickedRows } from '#server/platform/data/paginate-ids.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { validate } from '#server/platform/http/validation.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';

type ListFilters<Filters> = { term: string; filters: Filters; rows: PickedRows };

/** As many ids as an address can hold. */
const maxPicked = 200;

const picked = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(uuid).max(maxPicked))
  .optional();

/** Which rows of the list: only these, or all but these. */
const pickedRows = z.object({ uuids: picked, except: picked });

/** A list that can be exported: its name, the filters it takes, and its header and rows. */
export type ExportedList<Filters extends object> = {
  name: string;
  query: z.ZodType<Filters>;
  header: readonly string[];
  batches: (ctx: ScopedContext, selection: ListFilters<Filters>) => AsyncGenerator<Row[]>;
};

/** All that the address of an export may carry. */
export const exportQuery = ({ query }: { query: z.ZodType }) =>
  z.intersection(z.object({ search: z.string().optional() }).extend(pickedRows.shape), query);

/** Exactly what the list shows with the same search, filters and order, all pages or picked rows. */
export async function exportList<Filters extends object>(
  ctx: ScopedContext,
  exported: ExportedList<Filters>,
  params: Record<string, string>,
  format: Format,
): Promise<DocumentReply> {
  const { search = '', ...rest } = params;
  const checked = validate(exported.query, rest);
  if ('errors' in checked) throw invalidFields(checked.errors);
  const rows = validate(pickedRows, rest);
  if ('errors' in rows) throw invalidFields(rows.errors);
  const { name, header } = exported;
  const selection = { term: search, filters: checked.data, rows: rows.data };
  const batches = withExportRecorded(
    ctx,
    { name, format, selection },
    exported.batches(ctx, selection),
  );
  return spreadsheetDocument({ name, format, now: ctx.now, sheet: { header, batches } });
}

type ExportRequest = { name: string; format: Format; selection: ListFilters<object> };

/** Records who exported what, and how many rows were sent, also when a download stops halfway. */
async function* withExportRecorded(
  ctx: ScopedContext,
  request: ExportRequest,
  batches: AsyncGenerator<Row[]>,
) {
  let count = 0;
  try {
    for await (const rows of batches) {
      count += rows.length;
      yield rows;
    }
  } finally {
    await record(ctx, request, count);
  }
}

function record(
  ctx: ScopedContext,
  { name, format, selection }: ExportRequest,
  count: number,
): Promise<void> {
  const { term, filters } = selection;
  const recorded = { ...(term && { search: term }), ...filters };
  return inTransaction(ctx, (ctx) =>
    recordEvent(ctx, {
      action: 'export.made',
      subjectType: 'export',
      subject: newUuid(),
      after: { what: name.toLowerCase(), format, filters: recorded, count },
    }),
  );
}
