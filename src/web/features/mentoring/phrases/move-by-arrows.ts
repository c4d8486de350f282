import type { KeyboardEvent } from 'react';

/** Down and Up go from the search field to the phrases found, and back. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], [data-phrase]'),
  ];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (!step || at < 0) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
