import {
  type Format,
  mediaTypes,
  type Row,
  type Sheet,
  writeSpreadsheet,
} from '#lib/spreadsheets/write.ts';
import { dateOf } from '#messages/dates.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';

type Download = { name: string; format: Format; now: Date; sheet: Sheet };

/**
 * A spreadsheet to save, named with today's date. The first batch is read before the answer begins,
 * so that an early error still gets its own status.
 */
export async function spreadsheetDocument(download: Download): Promise<DocumentReply> {
  const { name, format, now, sheet } = download;
  const file = `${name} ${dateOf(now)}.${format}`;
  return {
    type: mediaTypes[format],
    body: writeSpreadsheet(format, { ...sheet, batches: await withFirstBatchRead(sheet.batches) }),
    headers: {
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
    },
  };
}

async function withFirstBatchRead(
  batches: Sheet['batches'],
): Promise<AsyncIterable<readonly Row[]>> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  return {
    async *[Symbol.asyncIterator]() {
      if (first.done) return;
      yield first.value;
      yield* { [Symbol.asyncIterator]: () => iterator };
    },
  };
}
