import { Fragment } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** One after the other, as in a paragraph. */
export function Sentences({ of }: { of: readonly DisplayText[] }) {
  const { t, words } = useTranslation();
  return of.map((sentence, index) => (
    <Fragment key={words(sentence)}>
      {index > 0 && ' '}
      {t(sentence)}
    </Fragment>
  ));
}
