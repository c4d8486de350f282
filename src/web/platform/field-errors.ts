import { platformText } from '#texts/platform.ts';
import { type Said, say, type Words } from '#texts/text.ts';
import { timesText } from '#texts/times.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { Refused, Unreachable } from './refused.ts';

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
export function messageOf(error: Error): Words {
  if (error instanceof Unreachable) return platformText.unreachableKept;
  // The message of any other error is for developers, and in no language of people.
  if (!(error instanceof Refused)) return platformText.wentWrong;
  if (error.status === 429 && error.retryAfter !== undefined) {
    return say(platformText.tooManyTries, { time: inWords(error.retryAfter) });
  }
  return error.says || platformText.wentWrong;
}

const inWords = (seconds: number): Said =>
  seconds < 90
    ? say(timesText.seconds, { count: seconds })
    : say(timesText.minutes, { count: Math.ceil(seconds / 60) });
