import { isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { containsWords, useTranslation } from '#web/i18n/use-translation.tsx';

type Props = { name: DisplayText; children: ReactNode };

/**
 * A name that says more than what is seen, where that may be in any language. Where the name does not
 * have the words in it that are seen, it is heard after them (see `fullName`).
 */
export function AccessibleLabel({ name, children }: Props) {
  const { t, words } = useTranslation();
  const isWhole = containsWords(words(name), wordsIn(children));
  return (
    <>
      <span aria-hidden={isWhole || undefined}>{children}</span>
      <span className="visually-hidden">
        {!isWhole && ': '}
        {t(name)}
      </span>
    </>
  );
}

function wordsIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsIn).join('');
  if (isValidElement<PropsWithChildren>(node)) return wordsIn(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
