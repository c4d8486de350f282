import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a caller may send, as tests walk through it that hold for every call. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

export const isSchema = (inside: unknown): inside is JsonSchema =>
  typeof inside === 'object' && inside !== null && !Array.isArray(inside);
