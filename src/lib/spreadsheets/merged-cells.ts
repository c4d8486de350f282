import type { SheetRow } from './csv.ts';

/** A cell of a column that goes down over several rows; both numbers are of rows. */
type TallCell = { column: number; first: number; last: number };

const mergedCell =
  /<(?:[\w.-]+:)?mergeCell\s[^<>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;

/** The cells of a sheet that people have merged downwards. */
export function tallCells(sheet: Buffer | undefined): TallCell[] {
  if (!sheet?.includes('mergeCell')) return [];
  return [...sheet.toString().matchAll(mergedCell)]
    .map(([, letters = '', first, last]) => ({
      column: columnIndex(letters),
      first: Number(first),
      last: Number(last),
    }))
    .filter(({ first, last }) => first < last);
}

/** A is 0, Z is 25, AA is 26. */
const columnIndex = (letters: string) =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * The file has the text of a merged cell in its first row alone, but people read it beside each of the
 * others. Not in the columns to its right: there it stands instead of what belongs into them.
 */
export function fillTallCells(
  rows: readonly SheetRow[],
  tall: readonly TallCell[],
  counted: (text: string) => string,
): void {
  if (tall.length === 0) return;
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  const end = rows.at(-1)?.line ?? 0;
  for (const { column, first, last } of tall) {
    const text = byLine.get(first)?.[column];
    if (!text) continue;
    for (let line = first + 1; line <= Math.min(last, end); line += 1) {
      const cells = byLine.get(line);
      if (cells && column < cells.length) cells[column] = counted(text);
    }
  }
}
