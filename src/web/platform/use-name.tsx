import { useId } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from './use-text.tsx';

/**
 * The name of something that holds other things, such as a list or a form. As an attribute of it
 * (`attr`) the name would bring its language to all of them, names of people too; so it stands beside
 * them, unseen, and says for itself which language it is in.
 *
 *     const name = useName(controlsText.pages);
 *     return <nav aria-labelledby={name.id}>{name.words} … </nav>;
 */
export function useName(said: Words) {
  const id = useId();
  const { t } = useText();
  const words = (
    <span id={id} hidden>
      {t(said)}
    </span>
  );
  return { id, words };
}
