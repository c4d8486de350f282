import { messageOf } from './field-errors.ts';
import { Refused, Unreachable } from './refused.ts';

/** Why something did not happen, in one sentence, where there is no field to say it beside. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Unreachable) {
    return navigator.onLine ? 'The server could not be reached.' : 'You are offline.';
  }
  if (!(error instanceof Refused)) return 'Something went wrong in this page.';
  return Object.values(error.fields).flat()[0] ?? messageOf(error);
}
