import { keysOfKind, type RecordFields } from '#contract/fields/record-fields.ts';
import { importFields } from '#contract/imports/import-fields.ts';
import { type ImportKind, importKey } from '#contract/imports/imports.ts';
import { organisationFields } from '#contract/organisations/organisation-fields.ts';
import { folded } from './row-values.ts';

/** The field of each column; null for a column that is left out. */
export type ColumnMapping = (string | null)[];

/** The field that a header names. A fallback gives way to another column with the same field. */
type HeaderMeaning = { field: string; isFallback: boolean };

const meanings = {
  people: meaningsOfHeaders('people'),
  organisations: meaningsOfHeaders('organisations'),
};

function meaningsOfHeaders(kind: ImportKind): Map<string, HeaderMeaning> {
  const fields: RecordFields = importFields[kind];
  const found = new Map<string, HeaderMeaning>();
  for (const [field, { file }] of Object.entries(fields)) {
    const sure = [file?.header ?? field, field, ...(file?.synonyms ?? [])];
    for (const word of file?.fallbacks ?? []) found.set(folded(word), { field, isFallback: true });
    for (const word of sure) found.set(folded(word), { field, isFallback: false });
  }
  return found;
}

/** Whether a column with this header is known to hold a field. */
export const isHeading = (kind: ImportKind, text: string) => meanings[kind].has(folded(text));

/** Each field once: of two columns that match it, the first that is no fallback is taken. */
export function matchedColumns(kind: ImportKind, header: readonly string[]): ColumnMapping {
  const found = header.map((text) => meanings[kind].get(folded(text)));
  const taken = new Map<string, number>();
  for (const wantsFallback of [false, true]) {
    for (const [index, meaning] of found.entries()) {
      if (meaning?.isFallback !== wantsFallback || taken.has(meaning.field)) continue;
      taken.set(meaning.field, index);
    }
  }
  // A first name beside a whole one would not be used, and the preview should say so.
  if (taken.has('name') && !taken.has('last_name')) taken.delete('first_name');
  return found.map((meaning, index) =>
    meaning && taken.get(meaning.field) === index ? meaning.field : null,
  );
}

/** Fields that a row needs to create anything. */
const requiredFields: Record<ImportKind, readonly string[]> = {
  people: ['email'],
  organisations: keysOfKind(organisationFields, 'requiredLine', 'custom', 'email'),
};

/** Whether the columns suffice, so that nobody need be asked what they hold. */
export function isComplete(kind: ImportKind, columns: ColumnMapping): boolean {
  return (
    requiredFields[kind].every((field) => columns.includes(field)) &&
    (kind !== 'people' || hasWholeName(columns))
  );
}

/** Beside a last name, even a column called “Name” may hold no more than the first. */
function hasWholeName(columns: ColumnMapping): boolean {
  return columns.includes(columns.includes('last_name') ? 'first_name' : 'name');
}

/** Whether two columns have the same known header, so that a person must say which is meant. */
export function hasDuplicateHeader(kind: ImportKind, header: readonly string[]): boolean {
  const names = header.map(folded).filter((name) => meanings[kind].has(name));
  return new Set(names).size < names.length;
}

/**
 * Whether a column without a header stands behind the names: one “Name” merged over first and last
 * names leaves the second without, and people would be stored by their first names alone.
 */
export function mayShareName(
  columns: ColumnMapping,
  { header, rows }: { header: readonly string[]; rows: readonly Row[] },
): boolean {
  const next = columns.indexOf('name') + 1;
  if (next === 0 || header[next]?.trim() !== '') return false;
  return rows.some(({ cells }) => cells[next]?.trim());
}

/** Whether rows can be told apart at all. */
export const hasKey = (kind: ImportKind, columns: ColumnMapping) =>
  columns.includes(importKey[kind]);

/** The header is looked for in so many rows: a title or a note may stand above the table. */
const HEADER_ROWS = 20;

type Row = { cells: string[] };

/** The index of the row with most known headers; undefined for a table without a header. */
export function headerIndex(kind: ImportKind, rows: readonly Row[]): number | undefined {
  const matches = rows.slice(0, HEADER_ROWS).map(({ cells }) => {
    return matchedColumns(kind, cells).filter((field) => field !== null).length;
  });
  const most = Math.max(...matches);
  if (most > 0) return matches.indexOf(most);
  return rows[0]?.cells.some((cell) => cell.includes('@')) ? undefined : 0;
}
