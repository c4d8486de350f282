import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { writeSpreadsheet } from '#lib/spreadsheets/write.ts';

/** A picture of one colour: a few kilobytes, however many pixels. */
export const pictureBomb = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b6157' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer();

const ROWS = 92_000;
const CELLS = 18;

/** A workbook of the largest size allowed; its one sheet unpacks to some fifteen times as much. */
export function workbookBomb(): Promise<Buffer> {
  const cells = Array.from({ length: CELLS }, (_, index) => index);
  const rows = (from: number) =>
    Array.from({ length: 1_000 }, (_, row) =>
      cells.map((cell) => String(((from + row) * 7_919 + cell * 104_729) % 1_009)),
    );
  const batches = (async function* () {
    for (let from = 0; from < ROWS; from += 1_000) yield rows(from);
  })();
  return buffer(
    writeSpreadsheet('xlsx', { header: cells.map((cell) => `Column ${cell}`), batches }),
  );
}
