import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './formulas.ts';
import { xlsxOf } from './xlsx.ts';

/** A number is one in the file, too, so that Excel can add it up; in a text, digits stay as they are. */
export type Cell = string | number;
export type Row = readonly Cell[];
export type Format = 'csv' | 'xlsx';

export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type Sheet = { header: Row; batches: AsyncIterable<readonly Row[]> };

/** Writes the header row, then the rows batch by batch. Formulas are escaped. */
export function writeSpreadsheet(format: Format, sheet: Sheet): Readable {
  return Readable.from(format === 'csv' ? csv(sheet) : xlsxOf(escapedBatches(sheet)), {
    objectMode: false,
  });
}

/** Excel takes a CSV for UTF-8 only if a byte-order mark says so. */
const BYTE_ORDER_MARK = '\ufeff';

async function* csv(sheet: Sheet) {
  yield BYTE_ORDER_MARK;
  for await (const rows of escapedBatches(sheet)) yield csvLines(rows);
}

const csvLines = (rows: readonly Row[]): string =>
  stringify([...rows], { record_delimiter: '\r\n', quoted_match: /[\r\n,"]|^\s|\s$/ });

async function* escapedBatches({ header, batches }: Sheet) {
  yield [header.map(escaped)];
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map((row) => row.map(escaped));
  }
}

const escaped = (cell: Cell): Cell => (typeof cell === 'string' ? escapeFormula(cell) : cell);
