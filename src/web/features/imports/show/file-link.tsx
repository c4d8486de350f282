import type { ReactNode } from 'react';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { AccessibleLabel } from '#web/ui/accessible-label/accessible-label.tsx';

type Props = {
  to: string;
  /** Says more than the kind of file, for whoever hears the link alone. */
  name: MessageDescriptor;
  children: ReactNode;
};

export function FileLink({ to, name, children }: Props) {
  return (
    <a href={to} download>
      <AccessibleLabel name={name}>{children}</AccessibleLabel>
    </a>
  );
}
