import type { Role } from '#contract/permissions.ts';
import { fileRoles } from './file-words.ts';

/** A cell as every text of this product is kept, so that what looks the same is the same. */
export const tidyCell = (cell: string): string =>
  cell.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** For words that people write in any case, with or without macrons and signs. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\d]/gu, '');

const yes = new Set(['yes', 'y', 'true', '1', 'on', 'x', 'active', 'enabled', 'ae']);
const no = new Set(['no', 'n', 'false', '0', 'off', 'inactive', 'disabled', 'kao']);

/** Undefined for a word that is neither. */
export function flagOf(text: string): boolean | undefined {
  const word = folded(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

export const flagWord = (flag: boolean) => (flag ? 'Yes' : 'No');

const roleWords = new Map<string, Role>(
  Object.entries(fileRoles).flatMap(([name, label]) => {
    const role = name as Role;
    return [name, label].map((word) => [folded(word), role] as const);
  }),
);

export const roleOf = (word: string): Role | undefined => roleWords.get(folded(word));

/** Several in one cell: `Mentor; Administrator`. A backslash keeps a separator that belongs to one. */
export function listOf(cell: string): string[] {
  const parts = cell.match(/(?:\\.|[^;,\n\\])+/gs) ?? [];
  return parts.map((part) => tidyCell(part.replace(/\\(.)/gs, '$1'))).filter((part) => part !== '');
}

export const listCell = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[;,\n\\]/g, '\\$&')).join('; ');

const types = new Map<string, 'ece' | 'school'>([
  ...['ece', 'earlychildhood', 'earlychildhoodcentre', 'earlychildhoodeducation', 'centre'].map(
    (word) => [word, 'ece'] as const,
  ),
  ...['kindergarten', 'kohangareo', 'playcentre', 'puna'].map((word) => [word, 'ece'] as const),
  ...['school', 'kura', 'primary', 'primaryschool', 'secondary', 'secondaryschool'].map(
    (word) => [word, 'school'] as const,
  ),
]);

export const typeOf = (word: string): 'ece' | 'school' | undefined => types.get(folded(word));

/** `M?ori`: a letter that the program which saved the file did not know. */
export const hasLostLetters = (text: string) => /\p{Letter}\?\p{Letter}|\ufffd/u.test(text);

export const isFormula = (text: string) => text.startsWith('=');
