import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/**
 * The name of a table. An `aria-label` would need a `lang` on the table, which would then apply to
 * the names of people in its cells too.
 */
export function Caption({ children }: { children: DisplayText }) {
  const { t } = useTranslation();
  return <caption className="visually-hidden">{t(children)}</caption>;
}
