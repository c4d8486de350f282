import type { ReactNode } from 'react';
import type { Text } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';

type Props = {
  to: string;
  /** Says more than the kind of file, for whoever hears the link alone. */
  name: Text;
  children: ReactNode;
};

export function FileLink({ to, name, children }: Props) {
  const { attr } = useText();
  return (
    <a href={to} download {...attr('aria-label', name)}>
      {children}
    </a>
  );
}
