import { type ImportKind, importKey } from '#contract/imports.ts';
import { fileHeaders } from './file-words.ts';

/** What each column is taken for; null for one that is left out. */
export type ColumnMapping = (string | null)[];

/** How people head such columns, besides our own words for them. Compared without case and signs. */
const synonyms: Record<ImportKind, Record<string, readonly string[]>> = {
  people: {
    name: ['full name', 'display name', 'person', 'teacher', 'learner', 'ingoa', 'ingoa katoa'],
    first_name: ['first', 'forename', 'given name', 'given names', 'ingoa tuatahi'],
    last_name: ['last', 'surname', 'family name', 'ingoa whanau'],
    email: ['e-mail', 'email address', 'e-mail address', 'mail', 'imera', 'work email', 'login'],
    roles: ['role', 'user roles', 'user role', 'permission', 'permissions'],
    active: ['is active', 'enabled', 'status', 'account active', 'login allowed'],
    organisations: [
      'organisation code',
      'organisation',
      'org',
      'org code',
      'org codes',
      'centre code',
      'centre codes',
      'organization code',
      'organization codes',
      'school number',
      'moe number',
      'service number',
      'centre number',
    ],
  },
  organisations: {
    name: ['organisation name', 'organisation', 'centre', 'centre name', 'school', 'school name'],
    code: [
      'centre code',
      'organisation code',
      'org code',
      'school number',
      'service number',
      'moe number',
      'moe',
      'school id',
      'number',
      'organization code',
    ],
    type: ['organisation type', 'org type', 'kind', 'sector'],
    region: ['education region', 'region name', 'rohe', 'moe region'],
    email: ['e-mail', 'email address', 'e-mail address', 'mail', 'contact email', 'imera'],
    phone: ['telephone', 'phone number', 'tel', 'contact number', 'mobile', 'waea'],
    street: ['address', 'street address', 'address 1', 'address line 1'],
    suburb: ['address 2', 'address line 2', 'locality'],
    city: ['town', 'town or city', 'town / city', 'location', 'city or town'],
  },
};

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
  const words = Object.entries(fileHeaders[kind]).flatMap(([field, header]) =>
    [header, field, ...(synonyms[kind][field] ?? [])].map((word) => [folded(word), field] as const),
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
  organisations: ['name', 'code', 'type', 'region', 'email'],
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
