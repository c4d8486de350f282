import type { KeyboardEvent, MouseEvent } from 'react';

/** A key that is held down presses one button, and not what comes into its place or takes the focus. */
export function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

let first: { button: Element; text: string } | undefined;

/**
 * The second click of a double click, or of a hand that trembles, is meant for what the first was on,
 * and not for what came into its place, as Undo, or for what the same button says by now.
 */
export function isForAnother({ currentTarget: button, detail }: MouseEvent): boolean {
  const text = button.textContent;
  if (detail > 1) return first?.button !== button || first.text !== text;
  first = { button, text };
  return false;
}
