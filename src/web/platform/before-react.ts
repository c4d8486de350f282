import { isHeadingFocusWished } from './heading-focus.ts';

/**
 * The server's ready form can be typed into, or filled by a password manager, and sent before React
 * is there. React replaces its elements; what was in them, where the cursor stood and that it is to
 * be sent is kept here.
 */
type Field = { value: string; checked: boolean };

const fields = new Map<string, Field>();
let path = '';
let focused: string | undefined;
let isToBeSent = false;

const note = () => {
  isToBeSent = true;
};

/** From the first moment of the script until React hears of it itself. */
export const noteSending = (root: HTMLElement) => root.addEventListener('submit', note);

/** What is replaced between press and release never hears of its click. */
export async function untilReleased(root: HTMLElement) {
  if (!root.querySelector(':is(a, button, input, label):active')) return;
  const listening = new AbortController();
  await new Promise((resolve) => {
    // A click comes after its release.
    const done = () => setTimeout(resolve);
    for (const end of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
      addEventListener(end, done, { capture: true, signal: listening.signal });
    }
  });
  listening.abort();
}

export function keepWhatWasTyped(root: HTMLElement) {
  root.removeEventListener('submit', note);
  path = location.pathname;
  for (const { id, value, checked } of root.querySelectorAll('input')) {
    fields.set(id, { value, checked });
  }
  focused = document.activeElement?.id || undefined;
}

/** On that very page: other forms have fields of the same name. */
export const typedBefore = (id: string): Field | undefined =>
  path === location.pathname ? fields.get(id) : undefined;

/**
 * For the form's `ref`: it is sent if that was asked for. Otherwise the cursor goes back to where it
 * was, or to the first empty field.
 */
export function resumeForm(form: HTMLFormElement | null) {
  if (!form) return;
  if (isToBeSent && path === location.pathname) {
    isToBeSent = false;
    return queueMicrotask(() => form.requestSubmit());
  }
  if (isHeadingFocusWished()) return;
  const inputs = [...form.querySelectorAll('input')];
  const field = inputs.find(({ id }) => id === focused) ?? inputs.find(({ value }) => value === '');
  field?.focus();
}
