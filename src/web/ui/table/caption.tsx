import type { DisplayText } from '#messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/**
 * The name of a table. Not its `aria-label`, which would need a `lang` on the table, and that would
 * hold for the names of people in the cells too.
 */
export function Caption({ children }: { children: DisplayText }) {
  const { t } = useTranslation();
  return <caption className="visually-hidden">{t(children)}</caption>;
}
