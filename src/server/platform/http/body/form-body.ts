import type { FastifyInstance } from 'fastify';
import { type IParseOptions, parse } from 'qs';
import { z } from 'zod';
import { flag } from '#contract/fields/fields.schemas.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { decodeUtf8 } from './decode-utf8.ts';

/** Ten times the longest list that a call takes. */
const maxFields = 10_000;

/**
 * A thousand records of three fields each. Putting names such as `moves[7][mentor]` together takes the
 * square of their number, and meanwhile nobody else is answered.
 */
const maxNames = 3_000;

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
    return parseValues(valuesByName(decodeUtf8(body)), { depth: 4, arrayLimit: maxFields });
  } catch {
    return undefined;
  }
}

type Values = Record<string, string | string[]>;

/** It takes lists as well, which its type leaves out. */
const parseValues = parse as (values: Values, options: IParseOptions) => Record<string, unknown>;

/** The values of a name that comes often are one list: to qs each would be another list to copy. */
function valuesByName(form: string): Values {
  const fields = form.split('&', maxFields + 1);
  if (fields.length > maxFields) throw new RangeError('The form has too many fields');
  const values = new Map<string, string[]>();
  for (const field of fields.filter((field) => field !== '')) {
    const [name = '', ...value] = field.split('=');
    const key = decode(name);
    const known = values.get(key) ?? [];
    known.push(decode(value.join('=')));
    values.set(key, known);
  }
  if (values.size > maxNames) throw new RangeError('The form has too many names');
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]),
  );
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
