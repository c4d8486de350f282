import type { DisplayText } from '#lib/messages/message.ts';
import { platformMessages } from '#messages/shared/platform.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import { ApiError, NetworkError } from './api-error.ts';

/** Why something failed, in one sentence, where there is no field to show it beside. */
export function errorMessage(error: unknown): DisplayText {
  if (error instanceof NetworkError) {
    return navigator.onLine ? platformMessages.unreachable : platformMessages.offline;
  }
  if (!(error instanceof ApiError)) return platformMessages.brokenPage;
  return Object.values(error.fields).flat()[0] ?? formErrorMessage(error);
}
