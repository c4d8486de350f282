import type { Translatable } from '#lib/messages/message.ts';
import type { SheetRow } from '#lib/spreadsheets/csv.ts';
import { UnreadableFile } from '#lib/spreadsheets/problem.ts';
import { readSpreadsheet as readInThread } from '#lib/spreadsheets/read.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { concurrencyLimit } from '#server/platform/http/protection/concurrency-limit.ts';
import { problemMessage, readAsMessage } from './messages.ts';

/** A row as it stands in a file. `line` is its number in a spreadsheet program. */
export type FileRow = {
  line: number;
  cells: string[];
  /** Why the row can't be trusted, whatever is in its cells. */
  broken: Translatable | null;
};

/** A file that can't be read, with a sentence for whoever chose it. */
export class UnreadableFileError extends Error {
  readonly says: Translatable;

  constructor(says: Translatable) {
    super('This file can not be read');
    this.says = says;
  }
}

/** Each may take ten times what is in its file. */
const limitReading = concurrencyLimit({ atOnce: 1, waiting: 20 });

/** Every row of a CSV or Excel file that is not blank, at most so many. One file at a time. */
export async function readSpreadsheet(file: Buffer, most = Infinity) {
  const { readAs, rows } = await limitReading('file', () => readInThread(file, most)).catch(
    inWords,
  );
  return { readAs: readAsMessage(readAs), rows: rows.map(fileRow) };
}

function inWords(error: unknown): never {
  throw error instanceof UnreadableFile
    ? new UnreadableFileError(problemMessage(error.problem))
    : error;
}

const fileRow = ({ hasOpenQuote, ...row }: SheetRow): FileRow => ({
  ...row,
  broken: hasOpenQuote ? importProblemsMessages.openQuote : null,
});
