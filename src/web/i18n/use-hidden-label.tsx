import { useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from './use-translation.tsx';

/**
 * The label of an element that contains others, such as a list or a form. As an attribute (`attr`)
 * its language would hold for all of them, people's names too; so it is a hidden element beside them,
 * marked with its own language.
 *
 *     const label = useHiddenLabel(controlsMessages.pages);
 *     return <nav aria-labelledby={label.id}>{label.words} … </nav>;
 */
export function useHiddenLabel(label: DisplayText) {
  const id = useId();
  const { t } = useTranslation();
  const words = (
    <span id={id} hidden>
      {t(label)}
    </span>
  );
  return { id, words };
}
