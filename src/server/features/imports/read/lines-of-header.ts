import type { ImportKind } from '#contract/imports/imports.ts';
import { headerIndex, isHeading } from './find-columns.ts';

type Row = { cells: string[] };

/**
 * The header of a table and the rows below it; undefined for a table without one. A header may be in two
 * lines, with “Name” above “First name” and “Last name”: then each column is called what stands lower.
 */
export function withHeader<R extends Row>(kind: ImportKind, rows: readonly R[]) {
  const at = headerIndex(kind, rows);
  if (at === undefined) return undefined;
  const isLine = (index: number) => consistsOfHeadings(kind, rows[index]);
  const first = isLine(at - 1) ? at - 1 : at;
  const last = isLine(at + 1) ? at + 1 : at;
  const lines = rows.slice(first, last + 1).map(({ cells }) => cells);
  return { header: lines.reduce(oneLine), rows: rows.slice(last + 1) };
}

function consistsOfHeadings(kind: ImportKind, row: Row | undefined): boolean {
  const texts = row?.cells.filter((cell) => cell.trim() !== '') ?? [];
  return texts.length > 0 && texts.every((text) => isHeading(kind, text));
}

const oneLine = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const text = lower[index] ?? '';
    return text.trim() === '' ? (upper[index] ?? '') : text;
  });
