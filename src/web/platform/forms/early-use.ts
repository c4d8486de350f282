declare global {
  interface Window {
    /** The button of the drawn page that was pressed last, if nothing else was since. */
    pressedEarly?: Element | null;
  }
}

type Control = HTMLAnchorElement | HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

const controls = ['a[href]', 'button', 'input', 'select'].join();

/**
 * A page that the server drew can be used before React is there: a box ticked, a word looked for, a
 * button pressed. React draws all of it anew, so what was done is done again to what stands in the
 * same place. To be called before, and what it returns after.
 */
export function holdEarlyUse(root: HTMLElement): (shown: HTMLElement) => void {
  const before = [...root.querySelectorAll<Control>(controls)];
  const { pressedEarly } = window;
  const focused = document.activeElement;
  return (shown) => {
    const now = shown.querySelectorAll<Control>(controls);
    for (const [place, old] of before.entries()) {
      const control = now[place];
      if (!control || !isSame(old, control)) continue;
      if (old === focused) control.focus({ preventScroll: true });
      if (old === pressedEarly) control.click();
      repeatInput(old, control);
    }
  };
}

/** Something else may have come between meanwhile. */
const isSame = (one: Control, other: Control) =>
  one.tagName === other.tagName && nameOf(one) === nameOf(other);

const nameOf = (control: Control) => control.getAttribute('aria-label') ?? control.textContent;

function repeatInput(old: Control, control: Control) {
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    if (old.checked !== old.defaultChecked) control.click();
    if (old.value !== old.defaultValue) type(control, old.value);
  }
  if (old instanceof HTMLSelectElement && control instanceof HTMLSelectElement) {
    const isChosen = [...old.options].some((one) => one.selected !== one.defaultSelected);
    if (isChosen) choose(control, old.value);
  }
}

/** React overlooks what is set on the element itself. */
function type(field: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: HTMLSelectElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
