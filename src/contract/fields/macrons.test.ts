import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, schemasOf } from '#contract/endpoints.ts';

/** As some keyboards type macrons: a vowel, and its macron as a character of its own. */
const typed = ['Ma\u0304ori', 'ma\u0304ori@school.example', 'https://ma\u0304ori.example'];

/** Secrets are not normalised, nor are keys that name an existing record or nothing. */
const untouched = /^(current_)?password(_confirmation)?$|^(token|locale|key|columns|seen)$/;

type Field = { name: string; schema: z.core.$ZodType };

/** Every field of a body that may hold a text, however deep it stands. */
function fieldsOf(schema: z.core.$ZodType, name = ''): Field[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, inside]) => fieldsOf(inside, key));
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, name);
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap((side) => fieldsOf(side, name));
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => fieldsOf(option, name));
  if (isWrapper(schema)) return fieldsOf(schema.unwrap(), name);
  return [{ name, schema }];
}

const isWrapper = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault;

const fields = endpoints.flatMap((endpoint) => {
  const { body } = schemasOf(endpoint);
  return (body ? fieldsOf(body) : [])
    .filter(({ name }) => !untouched.test(name))
    .map(({ name, schema }) => [endpoint.name, name, schema] as const);
});

const storedAs = (schema: z.core.$ZodType) =>
  typed.flatMap((text) => {
    const { data } = z.safeParse(schema, text);
    return typeof data === 'string' ? [data] : [];
  });

test.each(fields)('in %s, %s is stored in NFC however it was typed', (_call, _name, schema) => {
  for (const text of storedAs(schema)) expect(text).toBe(text.normalize('NFC'));
});

/** Fields for paragraphs; all others are one line. */
const paragraphs = /^(answer|contents|note|reason|question|text|english_then)$/;
const lines = fields.filter(([, name]) => !paragraphs.test(name));

test.each(lines)('in %s, %s stands on one line', (_call, _name, schema) => {
  const { data } = z.safeParse(schema, 'https://two\n lines.example');
  // An id is not text that somebody typed.
  if (String(data).includes('two')) expect(data).toBe('https://two lines.example');
});

test('the fields that people write most are among them', () => {
  const names = fields
    .filter(([, , schema]) => storedAs(schema).length > 0)
    .map(([, name]) => name);
  const most = [
    'name',
    'name_mi',
    'native_name',
    'question',
    'answer',
    'contents',
    'text',
    'email',
  ];
  expect(names).toEqual(expect.arrayContaining(most));
});
