import { type ReactNode, useState } from 'react';

type Props<T> = { at: T; show: (now: T, set: (next: T) => void) => ReactNode };

/** Holds what is chosen, as the form around a control would. */
export function Chosen<T>({ at, show }: Props<T>) {
  const [now, set] = useState(at);
  return show(now, set);
}
