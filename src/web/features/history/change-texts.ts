import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import type { Change } from '#contract/history/history.ts';

/** '+ Mentor, − Administrator': what came into a list and what went. */
export function addedAndRemoved({ added, removed }: Change): LocalizedString[] {
  const came = added.map((pieces) => ['+ ', ...pieces]);
  const went = removed.map((pieces) => ['− ', ...pieces]);
  return [...came, ...went].flatMap((pieces, place) => (place === 0 ? pieces : [', ', ...pieces]));
}

/** As a field is called in the middle of a sentence. */
export const lowercaseInitial = (piece: LocalizedString): LocalizedString =>
  mapWords(piece, (words) => words.charAt(0).toLowerCase() + words.slice(1));

/** The beginning of a text that is longer than so many characters. */
export function truncateTexts(pieces: readonly LocalizedString[], most: number): LocalizedString[] {
  const [first, ...rest] = pieces;
  if (first === undefined) return [];
  const { length } = typeof first === 'string' ? first : first.words;
  if (length > most) return [mapWords(first, (words) => `${words.slice(0, most)}…`)];
  return [first, ...truncateTexts(rest, most - length)];
}

const mapWords = (piece: LocalizedString, change: (words: string) => string): LocalizedString =>
  typeof piece === 'string' ? change(piece) : { ...piece, words: change(piece.words) };
