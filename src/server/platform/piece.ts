import type { Piece } from '#contract/piece.schemas.ts';
import { english } from '#texts/speaker.ts';
import type { Words } from '#texts/text.ts';
import type { Context } from './context.ts';

/** What the server words in an answer that succeeds. Readers of English get their English bare. */
export function piece({ texts, locale }: Pick<Context, 'texts' | 'locale'>, said: Words): Piece {
  if (typeof said === 'string') return said;
  const spoken = texts.spokenIn(locale, said);
  return locale === english && spoken.locale === english ? spoken.words : spoken;
}
