import { messageOf } from './field-errors.ts';
import { Refused, Unreachable } from './refused.ts';

/** Why something did not happen, in one sentence, where there is no field to say it beside. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Unreachable) return 'The server could not be reached.';
  if (!(error instanceof Error)) return String(error);
  const said = error instanceof Refused ? Object.values(error.fields).flat() : [];
  return said[0] ?? messageOf(error);
}
