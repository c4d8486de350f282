import type { KeyboardEvent } from 'react';

/** A key that is held down presses one button, and not what comes into its place or takes the focus. */
export function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
