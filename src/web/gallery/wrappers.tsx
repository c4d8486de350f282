import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';

type StatefulProps<T> = { initial: T; render: (value: T, set: (next: T) => void) => ReactNode };

/** Holds the value of a control, as the form around it would. */
export function Stateful<T>({ initial, render }: StatefulProps<T>) {
  const [value, set] = useState(initial);
  return render(value, set);
}

/** For what takes the focus or scrolls to itself on mount: rendered once a button is pressed. */
export function OnDemand({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
