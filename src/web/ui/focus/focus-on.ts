/** For the `ref` of what takes the focus as soon as it is there. */
export const focusOn = (element: HTMLElement | null) => element?.focus();

/** The same, but only where what had the focus has just gone, as when somebody else ended it. */
export const focusOnIfLost = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};
