import { Fragment } from 'react';
import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** One text in pieces, each marked with its own language. */
export function LocalizedTexts({ pieces }: { pieces: readonly LocalizedString[] }) {
  const { t } = useTranslation();
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
  return pieces.map((piece, index) => <Fragment key={index}>{t(piece)}</Fragment>);
}
