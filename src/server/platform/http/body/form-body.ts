import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { z } from 'zod';
import { flag } from '#contract/fields/fields.schemas.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { decodeUtf8 } from './decode-utf8.ts';

/** Ten times the longest list that a call takes; parsing more fields would take long. */
const maxFields = 10_000;

/**
 * A form as the JSON it stands for: `roles[]=mentor` is a list, `questions[0][question]=…` a record
 * in a list. A plain name that comes twice is a list as well.
 */
export function formBodyParser(app: FastifyInstance) {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    ({ routeOptions }, body, done) => {
      const fields = fieldsOf(body);
      if (fields) done(null, coerceFormFlags(routeOptions.schema?.body, fields));
      else done(invalid('body', requestErrorMessages.notForm));
    },
  );
}

function fieldsOf(body: Buffer) {
  try {
    return parse(decodeUtf8(body), {
      depth: 4,
      arrayLimit: maxFields,
      parameterLimit: maxFields,
      throwOnLimitExceeded: true,
      decoder: decode,
    });
  } catch {
    return undefined;
  }
}

/** Throws at bytes of another encoding, rather than storing characters that nobody typed. */
const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** What forms send for a checkbox, since every value of a form is text. */
const flagValues = new Map<unknown, boolean>([
  ...['on', 'true', '1', 'yes'].map((text) => [text, true] as const),
  ...['off', 'false', '0', 'no', ''].map((text) => [text, false] as const),
]);

/** The values of a form, with booleans where the schema has flags. */
export function coerceFormFlags(schema: unknown, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner === flag) return flagValues.get(value) ?? value;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => coerceFormFlags(inner.element, item));
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  const { shape } = inner;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      Object.hasOwn(shape, key) ? coerceFormFlags(shape[key], field) : field,
    ]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unwrapped(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapper ? unwrapped(schema.def.innerType) : schema;
}
