import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';

/** Two people who choose one name, even at the same moment, meet at the table's unique index. */
export function rethrowNameTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw invalid('name', alreadyTaken('name'));
  throw error;
}
