import { alreadyTaken } from '#contract/sentences.ts';
import { invalid } from '#server/platform/refusal.ts';
import { isTaken } from '#server/platform/refused-by-postgres.ts';

/** Two people who choose one name, even at the same moment, meet at the table's unique index. */
export function asNameTaken(error: unknown): never {
  if (isTaken(error)) throw invalid('name', alreadyTaken('name'));
  throw error;
}
