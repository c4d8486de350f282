import { keysOfKind, type RecordFields } from '#contract/fields/record-fields.ts';
import { importFields } from '#contract/imports/import-fields.ts';
import { type ImportKind, importKey } from '#contract/imports/imports.ts';
import { organisationFields } from '#contract/organisations/organisation-fields.ts';
import { folded } from './row-values.ts';

/** The field of each column; null for a column that is left out. */
export type ColumnMapping = (string | null)[];

const fieldsByHeader = {
  people: headersToFields('people'),
  organisations: headersToFields('organisations'),
};

function headersToFields(kind: ImportKind): Map<string, string> {
  const fields: RecordFields = importFields[kind];
  const words = Object.entries(fields).flatMap(([key, { file }]) =>
    [file?.header ?? key, key, ...(file?.synonyms ?? [])].map(
      (word) => [folded(word), key] as const,
    ),
  );
  return new Map(words);
}

/** Each field once: of two columns that match it, the first is taken. */
export function matchedColumns(kind: ImportKind, header: readonly string[]): ColumnMapping {
  const taken = new Set<string>();
  return header.map((text) => {
    const field = fieldsByHeader[kind].get(folded(text));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Fields that a row needs to create anything. */
const requiredFields: Record<ImportKind, readonly string[]> = {
  people: ['email'],
  organisations: keysOfKind(organisationFields, 'requiredLine', 'custom', 'email'),
};

/** Whether the columns suffice, so that nobody need be asked what they hold. */
export function isComplete(kind: ImportKind, columns: ColumnMapping): boolean {
  const hasName = columns.includes('name') || columns.includes('last_name');
  return (
    requiredFields[kind].every((field) => columns.includes(field)) && (hasName || kind !== 'people')
  );
}

/** Whether two columns have the same known header, so that a person must say which is meant. */
export function hasDuplicateHeader(kind: ImportKind, header: readonly string[]): boolean {
  const names = header.map(folded).filter((name) => fieldsByHeader[kind].has(name));
  return new Set(names).size < names.length;
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
