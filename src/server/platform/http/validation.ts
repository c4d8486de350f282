import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { fieldNames } from '#contract/fields/fields.schemas.ts';
import { validationMessage } from '#contract/fields/validation-messages.ts';
import type { Message } from '#lib/messages/message.ts';
import type { FieldErrors } from './api-error.ts';

/** Something that does not fit its schema, sentence by sentence, without what was given. */
export class ValidationError extends Error {
  readonly errors: FieldErrors;
  /** Fastify says here which part of the request it is. */
  declare readonly validationContext?: string;

  constructor(errors: FieldErrors) {
    super(Object.keys(errors).join(', '));
    this.errors = errors;
  }
}

type Issue = z.core.$ZodIssue;
type Validated<Data> = { data: Data } | { errors: FieldErrors };

/** What a schema makes of something given, or what to say of it beside its fields. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): Validated<z.output<Schema>> {
  // The sentences depend on what was given: whether anything was.
  const { data, error } = schema.safeParse(given, { reportInput: true });
  if (!error) return { data };
  const names = fieldNames.get(schema);
  const errors: Record<string, Message[]> = {};
  for (const issue of error.issues.filter(isMeant)) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), validationMessage(issue, names)];
  }
  return { errors };
}

/** What is of another kind altogether is not too long or too short as well: letters are no entries. */
function isMeant({ code, path }: Issue, _: number, all: readonly Issue[]): boolean {
  if (code !== 'too_big' && code !== 'too_small') return true;
  const place = path.join('.');
  return !all.some((other) => other.code === 'invalid_type' && other.path.join('.') === place);
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (given) => {
    const checked = validate(schema, given);
    return 'errors' in checked
      ? { error: new ValidationError(checked.errors) }
      : { value: checked.data };
  };
