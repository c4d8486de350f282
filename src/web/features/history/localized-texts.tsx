import { Fragment } from 'react';
import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** One text, each piece of it in the language that it says it is in. */
export function LocalizedTexts({ pieces }: { pieces: readonly LocalizedString[] }) {
  const { t } = useTranslation();
  // biome-ignore lint/suspicious/noArrayIndexKey: the places of a text never change
  return pieces.map((piece, place) => <Fragment key={place}>{t(piece)}</Fragment>);
}
