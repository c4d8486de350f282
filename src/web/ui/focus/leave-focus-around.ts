/**
 * For the `ref` of what goes away while the focus may be in it, as a button that ends its own
 * message: the element around it, with `tabIndex={-1}`, has the focus then, instead of nothing.
 */
export const leaveFocusAround = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement))
    element.parentElement?.focus({ preventScroll: true });
};
