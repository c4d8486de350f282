import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { createLocalizer, english } from '#messages/localizer.ts';
import { fieldNames } from './fields.schemas.ts';
import { validationMessage } from './validation-messages.ts';

const localizer = createLocalizer();

const messagesFor = (schema: z.ZodType, given: unknown) =>
  (schema.safeParse(given, { reportInput: true }).error?.issues ?? []).map(
    (issue) => localizer.translate(english, validationMessage(issue, fieldNames.get(schema))).words,
  );

const field = (schema: z.ZodType, given: unknown) =>
  messagesFor(z.object({ podAreas: schema }), { podAreas: given });

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
])('%#: a field that does not fit its schema has a message in words', (schema, given, words) => {
  expect(field(schema, given)).toContain(words);
});

/** Values that do not fit, at the top of a call's data and inside every list and field of it. */
const junk = ['', ' ', 'x', 'x'.repeat(30_000), '\u0000', 0, -1, 1.5, 1e300, true, null, [], {}];
const nested = (value: unknown) => [
  value,
  [value],
  [value, value],
  [{ uuid: value, question: value, order: value }],
];

/** The starts of zod's own messages. */
const zod = /^(Invalid|Too big|Too small|Unrecognized)/;

test.each(
  endpoints.flatMap((endpoint) => {
    const { body, query, params } = schemasOf(endpoint);
    return [body, query, params].flatMap((schema) =>
      schema ? [[endpoint.name, schema] as const] : [],
    );
  }),
)('every message for an invalid %s is in words of our own', (_, schema) => {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : ['password'];
  const inputs = junk
    .flatMap(nested)
    .map((value) => Object.fromEntries(names.map((name) => [name, value])));
  const messages = [...inputs, ...junk].flatMap((input) => messagesFor(schema, input));

  expect(messages.filter((message) => zod.test(message))).toEqual([]);
});

/** A key with an underscore, in camelCase, or one that differs from the name of its box. */
const rawKey = /_|[a-z][A-Z]|\b(contents|areas list|pod areas|learner id|order by|locale|url)\b/;

test.each(
  endpoints.flatMap((endpoint) => {
    const { body } = schemasOf(endpoint);
    return endpoint.method !== 'GET' && body ? [[endpoint.name, body] as const] : [];
  }),
)('no message for an invalid %s names a key of the API', (_, schema) => {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : ['password'];
  const messages = ['', 'x'.repeat(30_000), '\u0000', 1.5, null, []]
    .flatMap(nested)
    .flatMap((value) =>
      messagesFor(schema, Object.fromEntries(names.map((name) => [name, value]))),
    );

  expect(messages.filter((words) => rawKey.test(words))).toEqual([]);
});
