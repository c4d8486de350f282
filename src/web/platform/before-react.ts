import { isHeadingFocusWished } from './heading-focus.ts';

/**
 * The server's ready form can be typed into, or filled by a password manager, before React is
 * there. React replaces its elements; what was in them and where the cursor stood is kept here.
 */
type Field = { value: string; checked: boolean };

const fields = new Map<string, Field>();
let path = '';
let focused: string | undefined;

export function keepWhatWasTyped(root: HTMLElement) {
  path = location.pathname;
  for (const { id, value, checked } of root.querySelectorAll('input')) {
    fields.set(id, { value, checked });
  }
  focused = document.activeElement?.id || undefined;
}

/** On that very page: other forms have fields of the same name. */
export const typedBefore = (id: string): Field | undefined =>
  path === location.pathname ? fields.get(id) : undefined;

/** For the form's `ref`: the cursor goes back to where it was, or to the first empty field. */
export function resumeTyping(form: HTMLFormElement | null) {
  if (!form || isHeadingFocusWished()) return;
  const inputs = [...form.querySelectorAll('input')];
  const field = inputs.find(({ id }) => id === focused) ?? inputs.find(({ value }) => value === '');
  field?.focus();
}
