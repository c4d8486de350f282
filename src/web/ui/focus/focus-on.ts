/** For the `ref` of what takes the focus as soon as it is there. */
export const focusOn = (element: HTMLElement | null) => element?.focus();
