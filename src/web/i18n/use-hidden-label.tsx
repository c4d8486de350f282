import { useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from './use-translation.tsx';

/**
 * The name of something that holds other things, such as a list or a form. As an attribute of it
 * (`attr`) the name would bring its language to all of them, names of people too; so it stands beside
 * them, unseen, and says for itself which language it is in.
 *
 *     const name = useName(controlsText.pages);
 *     return <nav aria-labelledby={name.id}>{name.words} … </nav>;
 */
export function useHiddenLabel(said: DisplayText) {
  const id = useId();
  const { t } = useTranslation();
  const words = (
    <span id={id} hidden>
      {t(said)}
    </span>
  );
  return { id, words };
}
