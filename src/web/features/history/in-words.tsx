import { Fragment } from 'react';
import type { Piece } from '#contract/piece.schemas.ts';
import { useText } from '#web/platform/use-text.tsx';

/** One text, each piece of it in the language that it says it is in. */
export function InWords({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useText();
  // biome-ignore lint/suspicious/noArrayIndexKey: the places of a text never change
  return pieces.map((piece, place) => <Fragment key={place}>{t(piece)}</Fragment>);
}
