import { alreadyTaken } from '#contract/validation-messages.ts';
import { invalid } from '#server/platform/api-error.ts';
import { isUniqueViolation } from '#server/platform/postgres-errors.ts';

/** Two people who choose one name, even at the same moment, meet at the table's unique index. */
export function rethrowNameTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw invalid('name', alreadyTaken('name'));
  throw error;
}
