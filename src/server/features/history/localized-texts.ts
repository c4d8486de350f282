import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';

export const wordsOf = (piece: LocalizedString): string =>
  typeof piece === 'string' ? piece : piece.words;

/** The words alone, for those who cannot be told their language. */
export const plainText = (pieces: readonly LocalizedString[]): string =>
  pieces.map(wordsOf).join('');

/** Several texts as one, with something between them. */
export const joinTexts = (
  texts: readonly LocalizedString[][],
  between: string,
): LocalizedString[] =>
  mergeTexts(texts.flatMap((pieces, place) => (place === 0 ? pieces : [between, ...pieces])));

/** Neighbours in one language are one piece, and signs go with what stands before them. */
export function mergeTexts(pieces: readonly LocalizedString[]): LocalizedString[] {
  const done: LocalizedString[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last === undefined || !goesWith(last, piece)) done.push(piece);
    else done[done.length - 1] = longer(last, wordsOf(piece));
  }
  return done;
}

const goesWith = (last: LocalizedString, next: LocalizedString) =>
  localeOf(last) === localeOf(next) || !/[\p{L}\p{N}]/u.test(wordsOf(next));

const localeOf = (piece: LocalizedString) => (typeof piece === 'string' ? null : piece.locale);

const longer = (piece: LocalizedString, words: string): LocalizedString =>
  typeof piece === 'string' ? piece + words : { ...piece, words: piece.words + words };
