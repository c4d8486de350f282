import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/**
 * The name of a table. As an attribute of the table it would bring its language with it, and with
 * that to the names of people in the cells.
 */
export function Caption({ children }: { children: DisplayText }) {
  const { t } = useTranslation();
  return <caption className="visually-hidden">{t(children)}</caption>;
}
