import { isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { containsWords, useTranslation } from '#web/i18n/use-translation.tsx';

type Props = { name: DisplayText; children: ReactNode };

/**
 * A label for screen readers that is longer than the visible one. Where it does not contain the
 * visible words, because only one of the two is translated, both are read out (see `fullName`).
 */
export function AccessibleLabel({ name, children }: Props) {
  const { t, words } = useTranslation();
  const containsVisible = containsWords(words(name), textOf(children));
  return (
    <>
      <span aria-hidden={containsVisible || undefined}>{children}</span>
      <span className="visually-hidden">
        {!containsVisible && ': '}
        {t(name)}
      </span>
    </>
  );
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<PropsWithChildren>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
