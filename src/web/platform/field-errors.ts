import type { FieldError } from '#web/ui/error-summary.tsx';
import { Refused } from './refused.ts';

/** `name` is the field's in the call, `field` the id of its control. */
export type FormError = FieldError & { name: string };

/**
 * What the server said, sentence by sentence; its words are shown as they are. What belongs to no
 * control of the form, such as the token of a link, is said above it.
 */
export function fieldErrors(error: Error, form: HTMLFormElement): FormError[] {
  const fields = error instanceof Refused ? Object.entries(error.fields) : [];
  if (fields.length === 0) return [{ name: '', field: '', message: messageOf(error) }];
  return fields.flatMap(([name, messages]) => {
    const control = form.elements.namedItem(name);
    const field = control instanceof Element ? control.id : '';
    return messages.map((message) => ({ name, field, message }));
  });
}

/** Too many tries is no use to know without when to try again. */
export function messageOf(error: Error): string {
  const isTooMany = error instanceof Refused && error.status === 429;
  if (!isTooMany || error.retryAfter === undefined) return error.message;
  return `Too many attempts. Please try again in ${inWords(error.retryAfter)}.`;
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
