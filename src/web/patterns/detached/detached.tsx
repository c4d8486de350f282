import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Outside the form that it is opened from: forms cannot be nested, and each saves its own. */
export function Detached({ children }: { children: ReactNode }) {
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>{children}</div>,
    document.body,
  );
}
