import type { Piece } from '#contract/piece.schemas.ts';

export const wordsOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.words);

/** The words alone, for those who cannot be told their language. */
export const plain = (pieces: readonly Piece[]): string => pieces.map(wordsOf).join('');

/** Several texts as one, with something between them. */
export const joined = (texts: readonly Piece[][], between: string): Piece[] =>
  merged(texts.flatMap((pieces, place) => (place === 0 ? pieces : [between, ...pieces])));

/** Neighbours in one language are one piece, and signs go with what stands before them. */
export function merged(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last === undefined || !goesWith(last, piece)) done.push(piece);
    else done[done.length - 1] = longer(last, wordsOf(piece));
  }
  return done;
}

const goesWith = (last: Piece, next: Piece) =>
  localeOf(last) === localeOf(next) || !/[\p{L}\p{N}]/u.test(wordsOf(next));

const localeOf = (piece: Piece) => (typeof piece === 'string' ? null : piece.locale);

const longer = (piece: Piece, words: string): Piece =>
  typeof piece === 'string' ? piece + words : { ...piece, words: piece.words + words };
