import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import type { Change } from '#contract/history/history.ts';

/** '+ Mentor, − Administrator': what was added to a list and what was removed. */
export function addedAndRemoved({ added, removed }: Change): LocalizedString[] {
  const items = [
    ...added.map((pieces) => ['+ ', ...pieces]),
    ...removed.map((pieces) => ['− ', ...pieces]),
  ];
  return items.flatMap((pieces, index) => (index === 0 ? pieces : [', ', ...pieces]));
}

/** A field's name in the middle of a sentence. */
export const lowercaseInitial = (piece: LocalizedString): LocalizedString =>
  mapWords(piece, (words) => words.charAt(0).toLowerCase() + words.slice(1));

/** Cuts a text of several pieces after `maxLength` characters in all, and ends it in '…'. */
export function truncateTexts(
  pieces: readonly LocalizedString[],
  maxLength: number,
): LocalizedString[] {
  const [first, ...rest] = pieces;
  if (first === undefined) return [];
  const { length } = typeof first === 'string' ? first : first.words;
  if (length > maxLength) return [mapWords(first, (words) => `${words.slice(0, maxLength)}…`)];
  return [first, ...truncateTexts(rest, maxLength - length)];
}

const mapWords = (piece: LocalizedString, change: (words: string) => string): LocalizedString =>
  typeof piece === 'string' ? change(piece) : { ...piece, words: change(piece.words) };
