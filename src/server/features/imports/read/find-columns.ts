import { keysOfKind, type RecordFields } from '#contract/fields/record-fields.ts';
import { importFields } from '#contract/imports/import-fields.ts';
import { type ImportKind, importKey } from '#contract/imports/imports.ts';
import { organisationFields } from '#contract/organisations/organisation-fields.ts';

/** What each column is taken for; null for one that is left out. */
export type ColumnMapping = (string | null)[];

const folded = (header: string) =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\d]/gu, '');

const known = {
  people: fieldsByWord('people'),
  organisations: fieldsByWord('organisations'),
};

function fieldsByWord(kind: ImportKind): Map<string, string> {
  const fields: RecordFields = importFields[kind];
  const words = Object.entries(fields).flatMap(([key, { file }]) =>
    [file?.header ?? key, key, ...(file?.synonyms ?? [])].map(
      (word) => [folded(word), key] as const,
    ),
  );
  return new Map(words);
}

/** Each field once: of two columns that could be it, the first is. */
export function matchedColumns(kind: ImportKind, header: readonly string[]): ColumnMapping {
  const taken = new Set<string>();
  return header.map((text) => {
    const field = known[kind].get(folded(text));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** What a row that creates something can't do without. */
const needed: Record<ImportKind, readonly string[]> = {
  people: ['email'],
  organisations: keysOfKind(organisationFields, 'requiredLine', 'custom', 'email'),
};

/** Whether nobody need be asked what the columns hold. */
export function isComplete(kind: ImportKind, columns: ColumnMapping): boolean {
  const hasName = columns.includes('name') || columns.includes('last_name');
  return needed[kind].every((field) => columns.includes(field)) && (hasName || kind !== 'people');
}

/** Whether two columns have one name that we know: which of them is meant, only a person can say. */
export function hasDuplicateHeader(kind: ImportKind, header: readonly string[]): boolean {
  const names = header.map(folded).filter((name) => known[kind].has(name));
  return new Set(names).size < names.length;
}

/** Whether rows can be told apart at all. */
export const hasKey = (kind: ImportKind, columns: ColumnMapping) =>
  columns.includes(importKey[kind]);

/** A title or a note may stand above the table. */
const LOOKED_AT = 20;

type Row = { cells: string[] };

/** Where the header row is: the one with most words we know. None: where the table has no header. */
export function headerIndex(kind: ImportKind, rows: readonly Row[]): number | undefined {
  const found = rows.slice(0, LOOKED_AT).map(({ cells }) => {
    return matchedColumns(kind, cells).filter((field) => field !== null).length;
  });
  const most = Math.max(...found);
  if (most > 0) return found.indexOf(most);
  return rows[0]?.cells.some((cell) => cell.includes('@')) ? undefined : 0;
}
