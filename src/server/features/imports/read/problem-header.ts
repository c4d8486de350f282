/** Heads the column of reasons in the problem rows that people download, correct and upload again. */
export const problemHeader = 'Problem';

export const hasProblems = (header: readonly string[]) => header[0] === problemHeader;

/** The cells of a row without the column of reasons, if the file has one. */
export const withoutProblem = (header: readonly string[], cells: readonly string[]) =>
  hasProblems(header) ? cells.slice(1) : cells;
