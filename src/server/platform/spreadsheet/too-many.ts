import { importProblemsText } from '#texts/import-problems.ts';
import { type Sayable, say } from '#texts/text.ts';

/** What to say of a file that has more rows than anybody needs to bring at once. */
export const tooMany = (rows: number, most: number): Sayable | undefined =>
  rows > most ? say(importProblemsText.tooManyRows, { rows, most }) : undefined;
