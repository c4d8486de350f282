import { platformText } from '#texts/platform.ts';
import type { Words } from '#texts/text.ts';
import { messageOf } from './field-errors.ts';
import { Refused, Unreachable } from './refused.ts';

/** Why something did not happen, in one sentence, where there is no field to say it beside. */
export function sentenceOf(error: unknown): Words {
  if (error instanceof Unreachable) {
    return navigator.onLine ? platformText.unreachable : platformText.offline;
  }
  if (!(error instanceof Refused)) return platformText.brokenPage;
  return Object.values(error.fields).flat()[0] ?? messageOf(error);
}
