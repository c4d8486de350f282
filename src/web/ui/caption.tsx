import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';

/**
 * The name of a table. As an attribute of the table it would bring its language with it, and with
 * that to the names of people in the cells.
 */
export function Caption({ children }: { children: Words }) {
  const { t } = useText();
  return <caption className="visually-hidden">{t(children)}</caption>;
}
