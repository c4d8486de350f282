import { isHeadingFocusRequested } from '#web/heading-focus.ts';

/**
 * The server's ready form can be typed into, or filled by a password manager, and sent before React
 * is there. React replaces its elements; what was in them, where the cursor stood and that it is to
 * be sent is kept here.
 */
type QueuedField = { value: string; checked: boolean };

const queuedFields = new Map<string, QueuedField>();
let queuedPath = '';
let focusedId: string | undefined;
let isSubmitQueued = false;

/** Before React draws the form, whose fields begin with what was typed into those of the server. */
export function queueForm(root: HTMLElement, { isSubmitted }: { isSubmitted: boolean }) {
  isSubmitQueued = isSubmitted;
  queuedPath = location.pathname;
  for (const { id, value, checked } of root.querySelectorAll('input')) {
    queuedFields.set(id, { value, checked });
  }
  focusedId = document.activeElement?.id || undefined;
}

/** On that very page: other forms have fields of the same name. */
export function queuedField(id: string): QueuedField | undefined {
  const field = queuedFields.get(id);
  return field && queuedPath === location.pathname ? field : undefined;
}

/**
 * For the form's `ref`: it is sent if that was asked for. Otherwise the cursor goes back to where it
 * was, or to the first empty field.
 */
export function replayForm(form: HTMLFormElement | null) {
  if (!form) return;
  if (isSubmitQueued && queuedPath === location.pathname) {
    isSubmitQueued = false;
    return queueMicrotask(() => form.requestSubmit());
  }
  if (isHeadingFocusRequested()) return;
  const inputs = [...form.querySelectorAll('input')];
  const field =
    inputs.find(({ id }) => id === focusedId) ?? inputs.find(({ value }) => value === '');
  field?.focus();
}
