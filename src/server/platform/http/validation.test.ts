import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { translateToEnglish } from '#testing/english.ts';
import { validate } from './validation.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const fields = endpoints.flatMap((endpoint) => {
  const { body, query } = schemasOf(endpoint);
  return [body, query].flatMap((schema) => {
    if (!schema) return [];
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return Object.entries(properties).map(([field, kind]) => ({
      name: endpoint.name,
      field,
      kind,
      schema,
    }));
  });
});
const whose = (fits: (kind: JsonSchema) => boolean) =>
  fields
    .filter(({ kind }) => typeof kind === 'object' && fits(kind))
    .map(({ name, field, schema }) => [name, field, schema] as const);

/** What a call says of one of its fields. */
function messagesOf(schema: z.ZodType, field: string, given: unknown): string[] {
  const checked = validate(schema, { [field]: given });
  return ('errors' in checked ? (checked.errors[field] ?? []) : []).map((message) =>
    translateToEnglish(message),
  );
}

const lists = whose(({ type }) => type === 'array');

test.each(lists)('%s: for the list %s a text is a wrong type, not too long', (_, field, schema) => {
  expect(messagesOf(schema, field, 'x'.repeat(3_000))).toEqual([
    expect.stringMatching(/^The .+ field must be an array\.$/),
  ]);
});

const texts = whose(({ type, format }) => type === 'string' && !format);

test.each(texts)('%s: for the text %s a list is a wrong type, not too long', (_, field, schema) => {
  for (const given of [[], Array(3_000).fill('x')]) {
    expect(messagesOf(schema, field, given).length).toBeLessThanOrEqual(1);
  }
});

test('lists and texts of the contract are among them', () => {
  expect(lists.map(([, field]) => field)).toContain('areas_list');
  expect(texts.map(([, field]) => field)).toContain('name');
});

const dates = whose(({ format }) => format === 'date' || format === 'date-time');
const at = (day: string) => [day, `${day}T00:00:00Z`, `${day}T23:59:59.999Z`];

test('dates of the contract are among those tested below', () => {
  const names = dates.map(([, field]) => field);
  expect([...new Set(names)].toSorted()).toEqual(['assigned_at', 'from', 'paid_until', 'to']);
});

test.each(dates)('in %s, %s lies between 1900 and 2199', (_, field, schema) => {
  const tooFar = 'must lie between 1900 and 2199.';
  for (const day of ['0000-01-01', '0001-01-01', '0099-12-31', '1899-12-31', '2200-01-01']) {
    const messages = at(day).flatMap((given) => messagesOf(schema, field, given));
    expect(messages).toContainEqual(expect.stringContaining(tooFar));
  }
  for (const day of ['1900-01-01', '2026-11-22', '2199-12-31']) {
    const messages = at(day).map((given) => messagesOf(schema, field, given));
    expect(messages).toContainEqual([]);
  }
  const [message] = messagesOf(schema, field, 'tomorrow');
  expect(message).toMatch(/must be a valid date( and time)?\.$/);
});
