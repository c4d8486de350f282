import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { sentence } from '#contract/sentences.ts';
import type { Said } from '#texts/text.ts';
import type { FieldErrors } from './refusal.ts';

/** Something that does not fit its schema, sentence by sentence, without what was given. */
export class Misfit extends Error {
  readonly errors: FieldErrors;
  /** Fastify says here which part of the request it is. */
  declare readonly validationContext?: string;

  constructor(errors: FieldErrors) {
    super(Object.keys(errors).join(', '));
    this.errors = errors;
  }
}

type Checked<Data> = { data: Data } | { errors: FieldErrors };

/** What a schema makes of something given, or what to say of it beside its fields. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): Checked<z.output<Schema>> {
  // The sentences depend on what was given: whether anything was.
  const { data, error } = schema.safeParse(given, { reportInput: true });
  if (!error) return { data };
  const errors: Record<string, Said[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), sentence(issue)];
  }
  return { errors };
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (given) => {
    const checked = check(schema, given);
    return 'errors' in checked ? { error: new Misfit(checked.errors) } : { value: checked.data };
  };
