import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';

/** What takes the focus, or scrolls to itself, as soon as it is there: only when asked for. */
export function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
