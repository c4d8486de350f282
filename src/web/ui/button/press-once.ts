import type { KeyboardEvent, MouseEvent } from 'react';

/** A key that is held down presses one button, and not what comes into its place or takes the focus. */
export function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

let pressed: Element | undefined;
let words: string | null;

/**
 * The second click of a double click, or of a hand that trembles, is meant for what the first was on,
 * and not for what came into its place, as Undo, or for what the same button says by now. Every click
 * is to ask, as a first one is remembered by that.
 */
export function isForAnother({ currentTarget: button, detail }: MouseEvent): boolean {
  const { textContent } = button;
  if (detail < 2) [pressed, words] = [button, textContent];
  return pressed !== button || words !== textContent;
}
