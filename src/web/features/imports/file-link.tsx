import type { ReactNode } from 'react';
import type { Text } from '#texts/text.ts';
import { Heard } from '#web/ui/heard.tsx';

type Props = {
  to: string;
  /** Says more than the kind of file, for whoever hears the link alone. */
  name: Text;
  children: ReactNode;
};

export function FileLink({ to, name, children }: Props) {
  return (
    <a href={to} download>
      <Heard name={name}>{children}</Heard>
    </a>
  );
}
