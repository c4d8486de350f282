import type { z } from 'zod';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { holdsMoreThanAddress } from '#server/features/imports/read/copied-address.ts';
import type { ParsedRow, Problem } from '#server/features/imports/read/parsed-row.ts';
import {
  hasLostLetters,
  hasUnderscoreForMacron,
  isFormula,
} from '#server/features/imports/read/row-values.ts';
import { validate } from '#server/platform/http/validation.ts';

/** The problems that the form of the same record would show for these fields, in the same words. */
function schemaProblems(schema: z.ZodType, fields: object): Problem[] {
  const checked = validate(schema, fields);
  if (!('errors' in checked)) return [];
  const seen = new Set<string>();
  return Object.entries(checked.errors).flatMap(([path, [text]]) => {
    const [field = ''] = path.split('.');
    if (seen.has(field) || !text) return [];
    seen.add(field);
    return { field, text };
  });
}

/** What is wrong with the texts of a row, and of the other fields what the form would say. */
export function fieldProblems(
  row: ParsedRow,
  { texts, schema, fields }: { texts: Texts; schema: z.ZodType; fields: object },
): Problem[] {
  const ofTexts = textProblems(row, texts);
  const others = schemaProblems(schema, fields).filter(
    (problem) => !ofTexts.some(({ field }) => field === problem.field),
  );
  return [...ofTexts, ...others];
}

type Texts = Record<string, string | undefined>;

const mayHaveUnderscore = new Set(['email', 'code']);

/**
 * What only spreadsheet programs do to texts. An underscore may be a name's own where the file can hold
 * every letter; a question mark was put there before that, when somebody saved the names as plain CSV.
 */
export function textProblems(
  { keepsLetters }: Pick<ParsedRow, 'keepsLetters'>,
  fields: Texts,
): Problem[] {
  return Object.entries(fields).flatMap(([field, text = '']): Problem[] => {
    if (isFormula(text)) {
      return [{ field, text: importProblemsMessages.formula }];
    }
    if (field === 'email' && holdsMoreThanAddress(text)) {
      return [{ field, text: importProblemsMessages.oneAddress }];
    }
    const isOwnUnderscore = keepsLetters || mayHaveUnderscore.has(field);
    const isLost = hasLostLetters(text) || (!isOwnUnderscore && hasUnderscoreForMacron(text));
    return isLost ? [{ field, text: importProblemsMessages.lostLetter }] : [];
  });
}
