import type { z } from 'zod';
import type { Problem } from './given-row.ts';
import { hasLostLetters, isFormula } from './row-values.ts';

/** What the form of the same record would say of these fields, in the same words. */
export function schemaProblems(schema: z.ZodType, fields: object): Problem[] {
  const { error } = schema.safeParse(fields);
  const seen = new Set<PropertyKey>();
  return (error?.issues ?? []).flatMap(({ path: [field = ''], message }) => {
    if (seen.has(field)) return [];
    seen.add(field);
    return { field: String(field), text: message };
  });
}

/** What only happens to texts on their way through spreadsheet programs. */
export function textProblems(fields: Record<string, string | undefined>): Problem[] {
  return Object.entries(fields).flatMap(([field, text = '']): Problem[] => {
    if (isFormula(text)) {
      return [{ field, text: 'This cell holds a formula. Please put its result there instead.' }];
    }
    if (!hasLostLetters(text)) return [];
    return [
      {
        field,
        text: 'A letter was lost here, probably a macron, when the file was saved. Please mend it, and save as “CSV UTF-8”.',
      },
    ];
  });
}
