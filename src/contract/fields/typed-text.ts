/** How typed text is stored and counted, for the server and for the counters in the browser. */

/** What nobody can see: zero-width spaces, soft hyphens, marks of direction, the Hangul fillers. */
const unseen = '\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb\\u{1d159}';
const invisible = new RegExp(`^[\\p{White_Space}${unseen}]*$`, 'u');
const unseenCharacters = new RegExp(`[${unseen}]`, 'gu');

/**
 * Typed text: line ends become \n, trimmed, in NFC so that ā is always one character. A text of
 * invisible characters counts as empty.
 */
export const normalizeText = (typed: string): string =>
  invisible.test(typed) ? '' : typed.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** The same on one line: a break in it, and any run of white space, becomes one space. */
export const normalizeLine = (typed: string): string =>
  normalizeText(typed).replace(/[^\S\v\f]+/g, ' ');

export const withoutUnseen = (typed: string): string => typed.replace(unseenCharacters, '');

/** As people count: an emoji that is one code point is one character. */
export const charactersIn = (text: string): number => [...text].length;

/** The characters that count against a limit: those of the text as it would be stored. */
export const storedCharacters = (typed: string): number => charactersIn(normalizeText(typed));
