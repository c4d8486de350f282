import type { DisplayText } from '#messages/message.ts';
import { platformMessages } from '#messages/platform.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { formErrorMessage } from './field-errors.ts';

/** Why something failed, in one sentence, where there is no field to show it beside. */
export function errorMessage(error: unknown): DisplayText {
  if (error instanceof NetworkError) {
    return navigator.onLine ? platformMessages.unreachable : platformMessages.offline;
  }
  if (!(error instanceof ApiError)) return platformMessages.brokenPage;
  return Object.values(error.fields).flat()[0] ?? formErrorMessage(error);
}
