import { withoutUnseen } from '#contract/fields/typed-text.ts';
import type { OrganisationType } from '#contract/organisations/organisations.ts';
import { maxOrganisations } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { copiedAddress } from './copied-address.ts';
import { fileRoles } from './file-words.ts';

/** A cell in the form in which all texts are stored, so that what looks the same is the same. */
export const tidyCell = (cell: string): string =>
  cell.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** What records are recognised by, without what nobody sees in it, as text pasted from pages has it. */
export const tidyCode = (cell: string): string =>
  tidyCell(withoutUnseen(cell)).replace(textMark, '$1');

/** `'00588`: what people write before a number so that a spreadsheet program leaves its zeros alone. */
const textMark = /(^|[;,\n]\s*)['’](?=\d)/g;

/** Full-width letters become plain ones too: mail reaches nobody at `ｈａｎａ＠kura.example`. */
export const tidyAddress = (cell: string): string =>
  copiedAddress(tidyCode(cell.normalize('NFKC')));

/** For comparing words whatever their case, macrons and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\d]/gu, '');

const yes = new Set(['yes', 'y', 'true', '1', 'on', 'x', 'active', 'current', 'enabled', 'ae']);
const no = new Set(['no', 'n', 'false', '0', 'off', 'inactive', 'disabled', 'kao']);

/** Undefined for a word that means neither yes nor no. */
export function flagOf(text: string): boolean | undefined {
  const word = folded(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

export const flagWord = (flag: boolean) => (flag ? 'Yes' : 'No');

/** No more than these: a teacher may be a mentor here as well as a learner. */
const roleSynonyms: Record<Role, readonly string[]> = {
  admin: ['administrators'],
  learning_designer: ['learning designers', 'designer'],
  mentor: ['mentors'],
  independent_learner: ['independent learners', 'learner', 'learners'],
};

const roleWords = new Map<string, Role>(
  Object.entries(fileRoles).flatMap(([name, label]) => {
    const role = name as Role;
    return [name, label, ...roleSynonyms[role]].map((word) => [folded(word), role] as const);
  }),
);

export const roleOf = (word: string): Role | undefined => roleWords.get(folded(word));

/**
 * The items of one cell: `Mentor; Administrator`. A backslash escapes a separator. Ends after one more
 * than somebody can be put into: a cell may hold millions, which would keep everybody waiting.
 */
export function listOf(cell: string): string[] {
  const items: string[] = [];
  for (const [part] of cell.matchAll(/(?:\\.|[^;,\n\\])+/gs)) {
    const item = tidyCell(part.replace(/\\(.)/gs, '$1'));
    if (item !== '') items.push(item);
    if (items.length > maxOrganisations) break;
  }
  return items;
}

export const listCell = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[;,\n\\]/g, '\\$&')).join('; ');

const earlyChildhood = new Set([
  'ece',
  'earlychildhood',
  'earlychildhoodcentre',
  'earlychildhoodeducation',
  'centre',
  'kindergarten',
  'kohangareo',
  'playcentre',
  'puna',
]);
const schools = new Set([
  'school',
  'kura',
  'primary',
  'primaryschool',
  'secondary',
  'secondaryschool',
]);

export function typeOf(text: string): OrganisationType | undefined {
  const word = folded(text);
  if (earlyChildhood.has(word)) return 'ece';
  return schools.has(word) ? 'school' : undefined;
}

/**
 * `M?ori`, `?tara`, `Taup?`: the program that saved the file could not write the letter. A question
 * mark that stands alone was typed by somebody who did not know what to write.
 */
export const hasLostLetters = (text: string) => /\p{Letter}\?|\?\p{Letter}|\ufffd/u.test(text);

/**
 * `M_ia`, `T_hoe`, `_tara`, `Taup_`: what Excel on a Mac makes of a macron in a plain CSV. Of a word
 * with a capital, which is looked for from the beginning of the word alone: from each of its letters
 * it would take the square of a long cell.
 */
export const hasUnderscoreForMacron = (text: string) =>
  /(?<![\p{Letter}\d_])_\p{Ll}|(?<!\p{Letter})[^\P{Letter}\p{Lu}]*\p{Lu}\p{Letter}*(?<=[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z])_(?=\p{Ll}|\s|$)/u.test(
    text,
  );

export const isFormula = (text: string) => text.startsWith('=');

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const madeOfCode = new RegExp(
  [
    `\\d{1,2}-${month}(?:-\\d{2,4})?`,
    `${month}-\\d{2,4}`,
    '\\d{1,2}/\\d{1,2}/\\d{4}',
    '\\d{4}-\\d{2}-\\d{2}(?:T.*)?',
    '\\d(?:\\.\\d+)?E[+-]\\d{2,}',
  ]
    .map((made) => `^${made}$`)
    .join('|'),
);

/**
 * `1-Feb`, `2026-02-01`, `1E+05`: what spreadsheet programs make of the codes 2-1 and 1E5, in their own
 * way of writing. What was typed is nowhere in the file.
 */
export const isMadeByProgram = (code: string) => madeOfCode.test(code);
