import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';

/** The unique index decides, so that two people can't take one name at the same moment. */
export function rethrowNameTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw invalid('name', alreadyTaken('name'));
  throw error;
}
