import type { ReactNode } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';

type Props = { name: Words; children: ReactNode };

/** A name that says more than what is seen, where that may be in any language. */
export function Heard({ name, children }: Props) {
  const { t } = useText();
  return (
    <>
      <span className="visually-hidden">{t(name)}</span>
      <span aria-hidden="true">{children}</span>
    </>
  );
}
