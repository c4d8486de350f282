import type { Translatable } from '#lib/messages/message.ts';
import type { SheetRow } from '#lib/spreadsheets/csv.ts';
import { UnreadableFile } from '#lib/spreadsheets/problem.ts';
import { readSpreadsheet as readInThread } from '#lib/spreadsheets/read.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { concurrencyLimit } from '#server/platform/http/protection/concurrency-limit.ts';
import { problemMessage, readAsMessage } from './messages.ts';

/** `line` is the number of the row in a spreadsheet program. */
export type FileRow = {
  line: number;
  cells: string[];
  /** Why the row can't be trusted; null for a sound row. */
  broken: Translatable | null;
};

/** A file that can't be read, with a message for the person who chose it. */
export class UnreadableFileError extends Error {
  readonly displayMessage: Translatable;

  constructor(displayMessage: Translatable) {
    super('This file can not be read');
    this.displayMessage = displayMessage;
  }
}

/** One at a time, because reading may take ten times the memory of the file's content. */
const limitReading = concurrencyLimit({ atOnce: 1, waiting: 20 });

/**
 * All rows of a CSV or Excel file that are not blank; fails where there are more than `maxRows`. `sheet` is
 * the name of the one that was read, where there are several.
 */
export async function readSpreadsheet(file: Buffer, maxRows = Infinity) {
  const { readAs, keepsLetters, rows } = await limitReading('file', () =>
    readInThread(file, maxRows),
  ).catch(throwWithMessage);
  const sheet = readAs.format === 'xlsx' ? readAs.sheet : undefined;
  return { readAs: readAsMessage(readAs), sheet, keepsLetters, rows: rows.map(fileRow) };
}

function throwWithMessage(error: unknown): never {
  throw error instanceof UnreadableFile
    ? new UnreadableFileError(problemMessage(error.problem))
    : error;
}

const fileRow = ({ hasOpenQuote, ...row }: SheetRow): FileRow => ({
  ...row,
  broken: hasOpenQuote ? importProblemsMessages.openQuote : null,
});
