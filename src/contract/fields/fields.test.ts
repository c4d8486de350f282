import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { email, existingEmail } from './fields.schemas.ts';
import { inSentence } from './validation-messages.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Every key that a message may have to name, at any depth. */
function namesIn(schema: Schema | boolean | undefined): string[] {
  if (typeof schema !== 'object') return [];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const inside = [...Object.values(properties), ...[items].flat(), ...anyOf, ...oneOf, ...allOf];
  return [...Object.keys(properties), ...inside.flatMap((part) => namesIn(part as Schema))];
}

const fields = endpoints.flatMap(({ name, ...call }) => {
  const { body, query } = call as { body?: z.ZodType; query?: z.ZodType };
  const names = [body, query].flatMap((schema) =>
    schema ? namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  );
  return names.map((field) => [name, field] as const);
});

test.each(fields)('of %s, the field %s has a name in every language', (_, field) => {
  expect(inSentence(field)).toBeDefined();
});

test.each([
  'o’brien+kura@a.b.kura.example',
  'hēmi@tūī.nz',
  'hana@māori.nz',
  'hana@xn--mori-qsa.nz',
  "o'neil_2@localhost.localdomain",
  'hana..r.@kura.example',
])('%s is an address', (address) => {
  expect(email.parse(` ${address} `)).toBe(address);
});

test.each(['\u200b', '\ufeff', '\u202a', '\u2060', '\u00ad', '\u2800', '\u{e0020}'])(
  'what nobody sees in an address is not part of it: %j',
  (unseen) => {
    const pasted = ` ${unseen} hana${unseen}@kura.${unseen}example${unseen} `;
    expect(email.parse(pasted)).toBe('hana@kura.example');
    expect(existingEmail.parse(pasted)).toBe('hana@kura.example');
    expect(email.safeParse(`${unseen} ${unseen}`).success).toBe(false);
  },
);

test.each([
  'Tama <t@kura.example>',
  '<t@kura.example>',
  't,mere@kura.example',
  't;m@kura.example',
  't@kura.example,mere',
  't@kura..example',
  't@.kura.example',
  't@kura.example.',
  'x@y',
  'hello@kaikoura',
  'hēmi@tūī',
])('%s is not the address of one person', (address) => {
  expect(email.safeParse(address).success).toBe(false);
});

test('an existing account whose address has no dot can still log in', () => {
  expect(existingEmail.parse(' hello@kaikoura ')).toBe('hello@kaikoura');
  expect(existingEmail.safeParse('kaikoura').success).toBe(false);
});
