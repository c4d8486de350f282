import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './formulas.ts';
import { xlsxOf } from './xlsx.ts';

export type Row = readonly string[];
export type Format = 'csv' | 'xlsx';

export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The header row first, then the rows as they come, batch by batch. No cell is ever a formula. */
export type Sheet = { header: Row; batches: AsyncIterable<readonly Row[]> };

/** A file on its way to somebody: as CSV it never is in memory as a whole. */
export function writeSpreadsheet(format: Format, sheet: Sheet): Readable {
  return Readable.from(format === 'csv' ? csv(sheet) : xlsxOf(defusedBatches(sheet)), {
    objectMode: false,
  });
}

/** Excel takes a CSV for UTF-8 only if a byte-order mark says so. */
const BYTE_ORDER_MARK = '\ufeff';

async function* csv(sheet: Sheet) {
  yield BYTE_ORDER_MARK;
  for await (const rows of defusedBatches(sheet)) yield csvLines(rows);
}

const csvLines = (rows: readonly Row[]): string =>
  stringify([...rows], { record_delimiter: '\r\n', quoted_match: /[\r\n,"]|^\s|\s$/ });

async function* defusedBatches({ header, batches }: Sheet) {
  yield [header.map(escapeFormula)];
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map((row) => row.map(escapeFormula));
  }
}
