/**
 * After a change of page the heading takes the focus, so that a screen reader says where one is.
 * Screens may show their heading twice (skeleton, then the real one), hence a wish that lasts until
 * the person does something themselves.
 */
let wished = false;

export function wishHeadingFocus() {
  wished = true;
}

export const isHeadingFocusWished = () => wished;

export function focusHeadingIfWished(heading: HTMLElement | null) {
  if (wished) heading?.focus({ preventScroll: true });
}

/** From the beginning of an application on, in which nobody has changed the page yet. */
export function dropWishOnInput() {
  const drop = () => {
    wished = false;
  };
  drop();
  addEventListener('keydown', drop, { capture: true });
  addEventListener('pointerdown', drop, { capture: true });
}
