import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { fieldNames } from '#contract/fields/fields.schemas.ts';
import { validationMessage } from '#contract/fields/validation-messages.ts';
import type { Message } from '#lib/messages/message.ts';
import type { FieldErrors } from './api-error.ts';

/** A part of a request that does not match its schema. Holds no values, because errors are logged. */
export class ValidationError extends Error {
  readonly errors: FieldErrors;
  /** Set by Fastify: which part of the request it is. */
  declare readonly validationContext?: string;

  constructor(errors: FieldErrors) {
    super(Object.keys(errors).join(', '));
    this.errors = errors;
  }
}

type Issue = z.core.$ZodIssue;
type Validated<Data> = { data: Data } | { errors: FieldErrors };

/** The parsed value, or the errors of its fields. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Validated<z.output<Schema>> {
  // With the input, because the message for a missing value is another one.
  const { data, error } = schema.safeParse(value, { reportInput: true });
  if (!error) return { data };
  const names = fieldNames.get(schema);
  const errors: Record<string, Message[]> = {};
  for (const issue of error.issues.filter(isRelevant)) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), validationMessage(issue, names)];
  }
  return { errors };
}

/** A value of the wrong type is not reported as too long or too short as well. */
function isRelevant({ code, path }: Issue, _: number, issues: readonly Issue[]): boolean {
  if (code !== 'too_big' && code !== 'too_small') return true;
  const field = path.join('.');
  return !issues.some((other) => other.code === 'invalid_type' && other.path.join('.') === field);
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const result = validate(schema, value);
    return 'errors' in result
      ? { error: new ValidationError(result.errors) }
      : { value: result.data };
  };
