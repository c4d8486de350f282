/**
 * After a change of page the heading takes the focus, so that a screen reader says where one is.
 * Screens may show their heading twice (skeleton, then the real one), so the request lasts until
 * the person presses or types something.
 */
let isRequested = false;

export function requestHeadingFocus() {
  isRequested = true;
}

export const isHeadingFocusRequested = () => isRequested;

export function focusHeadingIfRequested(heading: HTMLElement | null) {
  if (isRequested) heading?.focus({ preventScroll: true });
}

/** Called once, when the application starts. */
export function cancelHeadingFocusOnInput() {
  const drop = () => {
    isRequested = false;
  };
  drop();
  addEventListener('keydown', drop, { capture: true });
  addEventListener('pointerdown', drop, { capture: true });
}
