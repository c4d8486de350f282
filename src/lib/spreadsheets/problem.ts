/** Why a file can't be read; the caller turns it into a message. */
export type Problem =
  | { code: (typeof plainProblems)[number] }
  | { code: 'tooManyRows'; rows: number; most: number };

export const plainProblems = [
  'empty',
  /** The binary format before 2007, or a newer file that is encrypted. */
  'oldExcel',
  'macros',
  'openDocument',
  'webPage',
  /** A zip archive that is no spreadsheet. */
  'anotherKind',
  'notATable',
  'damaged',
  /** More memory or time than a file may take. */
  'tooCostly',
  /** It unpacks to more than a table needs. */
  'tooMuchInside',
  'allSheetsHidden',
] as const;

export class UnreadableFile extends Error {
  readonly problem: Problem;

  constructor(problem: Problem | (typeof plainProblems)[number]) {
    super('This file can not be read');
    this.problem = typeof problem === 'string' ? { code: problem } : problem;
  }
}
