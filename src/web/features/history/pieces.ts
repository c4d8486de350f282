import type { Change } from '#contract/history.ts';
import type { Piece } from '#contract/piece.schemas.ts';

/** '+ Mentor, − Administrator': what came into a list and what went. */
export function movedIn({ added, removed }: Change): Piece[] {
  const came = added.map((pieces) => ['+ ', ...pieces]);
  const went = removed.map((pieces) => ['− ', ...pieces]);
  return [...came, ...went].flatMap((pieces, place) => (place === 0 ? pieces : [', ', ...pieces]));
}

/** As a field is called in the middle of a sentence. */
export const withSmallInitial = (piece: Piece): Piece =>
  inWords(piece, (words) => words.charAt(0).toLowerCase() + words.slice(1));

/** The beginning of a text that is longer than so many characters. */
export function shortened(pieces: readonly Piece[], most: number): Piece[] {
  const [first, ...rest] = pieces;
  if (first === undefined) return [];
  const { length } = typeof first === 'string' ? first : first.words;
  if (length > most) return [inWords(first, (words) => `${words.slice(0, most)}…`)];
  return [first, ...shortened(rest, most - length)];
}

const inWords = (piece: Piece, change: (words: string) => string): Piece =>
  typeof piece === 'string' ? change(piece) : { ...piece, words: change(piece.words) };
