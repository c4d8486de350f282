import { buffer } from 'node:stream/consumers';
import { type Format, type Row, writeSpreadsheet } from './write.ts';

/** A file as our exports write it. */
export function spreadsheetFile(
  format: Format,
  [header = [], ...rows]: readonly Row[],
): Promise<Buffer> {
  const batches = (async function* () {
    yield rows;
  })();
  return buffer(writeSpreadsheet(format, { header, batches }));
}
