import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';

export const wordsOf = (piece: LocalizedString): string =>
  typeof piece === 'string' ? piece : piece.words;

/** The words alone, where their language can't be marked, as in a file. */
export const plainText = (pieces: readonly LocalizedString[]): string =>
  pieces.map(wordsOf).join('');

/** Several texts as one, with a separator between them. */
export const joinTexts = (
  texts: readonly LocalizedString[][],
  separator: string,
): LocalizedString[] =>
  mergeTexts(texts.flatMap((pieces, index) => (index === 0 ? pieces : [separator, ...pieces])));

/** Merges neighbours in one language into one piece, and punctuation into the piece before it. */
export function mergeTexts(pieces: readonly LocalizedString[]): LocalizedString[] {
  const merged: LocalizedString[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last === undefined || !mayMerge(last, piece)) merged.push(piece);
    else merged[merged.length - 1] = append(last, wordsOf(piece));
  }
  return merged;
}

const mayMerge = (last: LocalizedString, next: LocalizedString) =>
  localeOf(last) === localeOf(next) || !/[\p{L}\p{N}]/u.test(wordsOf(next));

const localeOf = (piece: LocalizedString) => (typeof piece === 'string' ? null : piece.locale);

const append = (piece: LocalizedString, words: string): LocalizedString =>
  typeof piece === 'string' ? piece + words : { ...piece, words: piece.words + words };
