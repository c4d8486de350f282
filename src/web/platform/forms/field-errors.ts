import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { platformMessages } from '#messages/shared/platform.ts';
import { timesMessages } from '#messages/times.ts';
import { ApiError, NetworkError } from '#web/platform/calls/api-error.ts';

/**
 * `name` is the field's key in the call, `field` the id of its control. `title` stands above it where
 * something else than the typing is at fault.
 */
export type FormError = {
  name: string;
  field: string;
  message: DisplayText;
  title?: DisplayText | undefined;
};

/**
 * The server's messages, one for each sentence, shown as they are. Those that belong to no control
 * of the form, such as the token of a link, are shown above it.
 */
export function fieldErrors(error: Error, form: HTMLFormElement): FormError[] {
  const answer = error instanceof ApiError ? error : undefined;
  const fields = Object.entries(answer?.fields ?? {});
  if (fields.length === 0) {
    return [{ name: '', field: '', message: formErrorMessage(error), title: answer?.title }];
  }
  return fields.flatMap(([name, messages]) => {
    const control = form.elements.namedItem(name);
    const field = control instanceof Element ? control.id : '';
    return messages.map((message) => ({ name, field, message }));
  });
}

/** A 429 says when to try again, a 403 whom to ask, a 401 what happened. */
export function formErrorMessage(error: Error): DisplayText {
  if (error instanceof NetworkError) return platformMessages.unreachableKept;
  // The message of any other error is for developers and is not translated.
  if (!(error instanceof ApiError)) return platformMessages.wentWrong;
  // The next try leads to the login, and from there back.
  if (error.status === 401) return platformMessages.loggedOut;
  // Whoever was offered it had the role when the page was opened.
  if (error.status === 403 && !error.needsTwoStep) return platformMessages.noLongerMay;
  if (error.status === 429 && error.retryAfter !== undefined) {
    return message(platformMessages.tooManyTries, { time: waitingTime(error.retryAfter) });
  }
  return error.reason || platformMessages.wentWrong;
}

const waitingTime = (seconds: number): Message =>
  seconds < 90
    ? message(timesMessages.seconds, { count: seconds })
    : message(timesMessages.minutes, { count: Math.ceil(seconds / 60) });
