import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
/** An empty table cell: a dash, and a word for screen readers. */
export function EmptyCell({ word = sharedMessages.none }: { word?: DisplayText }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t(word)}</span>
    </>
  );
}
