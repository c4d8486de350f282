import { z } from 'zod';
import { flag } from '#contract/fields/fields.schemas.ts';

/** What forms of this kind send for a box that is ticked or not: in a form everything is text. */
const flagWords = new Map<unknown, boolean>([
  ...['on', 'true', '1', 'yes'].map((word) => [word, true] as const),
  ...['off', 'false', '0', 'no', ''].map((word) => [word, false] as const),
]);

/** The fields of a form, with its flags as the JSON of the same call would say them. */
export function coerceFormFlags(schema: unknown, given: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner === flag) return flagWords.get(given) ?? given;
  if (inner instanceof z.ZodArray && Array.isArray(given)) {
    return given.map((one) => coerceFormFlags(inner.element, one));
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(given)) return given;
  const { shape } = inner;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      Object.hasOwn(shape, key) ? coerceFormFlags(shape[key], value) : value,
    ]),
  );
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function unwrapped(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapper ? unwrapped(schema.def.innerType) : schema;
}
