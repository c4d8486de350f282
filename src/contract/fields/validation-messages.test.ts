import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { createLocalizer, english } from '#messages/localizer.ts';
import { fieldNames } from './fields.schemas.ts';
import { validationMessage } from './validation-messages.ts';

const speaker = createLocalizer();

const saidOf = (schema: z.ZodType, given: unknown) =>
  (schema.safeParse(given, { reportInput: true }).error?.issues ?? []).map(
    (issue) => speaker.translate(english, validationMessage(issue, fieldNames.get(schema))).words,
  );

const field = (schema: z.ZodType, given: unknown) =>
  saidOf(z.object({ podAreas: schema }), { podAreas: given });

test.each([
  [
    z.array(z.uuid()).max(2),
    [1, 2, 3],
    'The learning areas field must not have more than 2 items.',
  ],
  [z.array(z.string()).min(2), ['a'], 'The learning areas field must have at least 2 items.'],
  [z.array(z.string()).min(1), [], 'The learning areas field is required.'],
  [z.array(z.string()), 'a', 'The learning areas field must be an array.'],
  [z.string().max(3), 'abcd', 'The learning areas field must not be greater than 3 characters.'],
  [z.string().min(3), 'ab', 'The learning areas field must be at least 3 characters.'],
  [z.string().min(1), '', 'The learning areas field is required.'],
  [z.int(), 1.5, 'The learning areas field must be an integer.'],
  [z.int(), 'x', 'The learning areas field must be a number.'],
  [z.int().min(1), 0, 'The learning areas field must be at least 1.'],
  [z.number().max(9), 10, 'The learning areas field must not be greater than 9.'],
  [z.uuid(), '', 'The learning areas field is required.'],
  [z.uuid().nullish().or(z.literal('')), 'x', 'The learning areas field must be a valid UUID.'],
  [z.uuid().nullish().or(z.literal('')), 5, 'The learning areas field must be a string.'],
  [
    z.url({ protocol: /^https?$/ }),
    'x',
    'The learning areas field must be a web address that begins with http:// or https://.',
  ],
  [z.enum(['a']), undefined, 'The learning areas field is required.'],
  [z.enum(['a']), 'b', 'The selected learning areas is invalid.'],
  [z.union([z.boolean(), z.literal(1)]), 2, 'The learning areas field must be true or false.'],
  [z.strictObject({}), { a: 1 }, 'The learning areas field is invalid.'],
  [z.custom(() => false), 'x', 'The learning areas field is invalid.'],
])('%#: a field that does not fit is told so in words', (schema, given, words) => {
  expect(field(schema, given)).toContain(words);
});

/** Whatever somebody sends, at the top of a call's data and inside every list and field of it. */
const junk = ['', ' ', 'x', 'x'.repeat(30_000), '\u0000', 0, -1, 1.5, 1e300, true, null, [], {}];
const deeper = (one: unknown) => [
  one,
  [one],
  [one, one],
  [{ uuid: one, question: one, order: one }],
];

/** How zod would put it. */
const zod = /^(Invalid|Too big|Too small|Unrecognized)/;

test.each(
  endpoints.flatMap((endpoint) => {
    const { body, query, params } = schemasOf(endpoint);
    return [body, query, params].flatMap((schema) =>
      schema ? [[endpoint.name, schema] as const] : [],
    );
  }),
)('%s says what is wrong in words of our own', (_, schema) => {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : ['password'];
  const given = junk
    .flatMap(deeper)
    .map((one) => Object.fromEntries(names.map((name) => [name, one])));
  const said = [...given, ...junk].flatMap((one) => saidOf(schema, one));

  expect(said.filter((message) => zod.test(message))).toEqual([]);
});

/** With an underscore, in camelCase, or of a box that nobody knows by its key. */
const rawKey = /_|[a-z][A-Z]|\b(contents|areas list|pod areas|learner id|order by|locale|url)\b/;

test.each(
  endpoints.flatMap((endpoint) => {
    const { body } = schemasOf(endpoint);
    return endpoint.method !== 'GET' && body ? [[endpoint.name, body] as const] : [];
  }),
)('%s refuses what was typed without naming a key of the API', (_, schema) => {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : ['password'];
  const said = ['', 'x'.repeat(30_000), '\u0000', 1.5, null, []]
    .flatMap(deeper)
    .flatMap((one) => saidOf(schema, Object.fromEntries(names.map((name) => [name, one]))));

  expect(said.filter((words) => rawKey.test(words))).toEqual([]);
});
