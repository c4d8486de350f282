import type { RecordFields } from '#contract/fields/record-fields.ts';
import { importFields } from '#contract/imports/import-fields.ts';
import type { ImportKind } from '#contract/imports/imports.ts';
import type { Format } from '#lib/spreadsheets/write.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';

/** A file to fill in: our own headers, and rows that show what goes below them. */
export function sampleFile(ctx: Context, kind: ImportKind, format: Format): Promise<DocumentReply> {
  const fields: RecordFields = importFields[kind];
  const columns = Object.values(fields).flatMap(({ file }) =>
    file?.samples ? [{ header: file.header, samples: file.samples }] : [],
  );
  const [first] = columns;
  const rows = (first?.samples ?? []).map((_, row) =>
    columns.map(({ samples }) => samples[row] ?? ''),
  );
  const batches = (async function* () {
    yield rows;
  })();
  return spreadsheetDocument({
    name: `Sample ${kind}`,
    format,
    now: ctx.now,
    sheet: { header: columns.map(({ header }) => header), batches },
  });
}
