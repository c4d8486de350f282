import { eq, sql } from 'drizzle-orm';
import { withoutUnseen } from '#contract/fields/typed-text.ts';
import { type ImportKind, maxImportColumns, maxImportRows } from '#contract/imports/imports.ts';
import { type Message, message, type Translatable } from '#lib/messages/message.ts';
import { columnLetters } from '#lib/spreadsheets/xlsx.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { type LockedImport, moveToState } from '#server/features/imports/lock-import.ts';
import { takeStep } from '#server/features/imports/take-step.ts';
import type { Context } from '#server/platform/data/context.ts';
import {
  type FileRow,
  readSpreadsheet,
  UnreadableFileError,
} from '#server/platform/spreadsheets/read.ts';
import { importFiles, importRows } from '#server/schema/index.ts';
import { beginComparing } from './choose-columns.ts';
import { hasDuplicateHeader, isComplete, matchedColumns, mayShareName } from './find-columns.ts';
import { withHeader } from './lines-of-header.ts';
import { rememberedColumns } from './remembered-columns.ts';

type Spreadsheet = Awaited<ReturnType<typeof readSpreadsheet>>;
type Table = { readAs: Translatable; keepsLetters: boolean; header: string[]; rows: FileRow[] };

/** A job: turns the uploaded file into rows, and deletes it. */
export async function parseUpload(ctx: Context, uuid: string): Promise<void> {
  const [file] = await ctx.db.select().from(importFiles).where(eq(importFiles.import, uuid));
  if (!file) return;
  const spreadsheet = await readSpreadsheet(file.content).catch(toUnreadable);

  await takeStep(ctx, uuid, 'reading', async (ctx, locked) => {
    await ctx.db.delete(importFiles).where(eq(importFiles.import, uuid));
    const table =
      spreadsheet instanceof UnreadableFileError ? spreadsheet : tableOf(locked.kind, spreadsheet);
    if (table instanceof UnreadableFileError) {
      const said = (text: Translatable) => ctx.i18n.localize(ctx.locale, text);
      return moveToState(ctx, locked, 'failed', {
        reason: said(table.displayMessage),
        ...('readAs' in spreadsheet && { readAs: said(spreadsheet.readAs) }),
        finishedAt: ctx.now,
      });
    }
    await storeRows(ctx, uuid, table);
    await findColumns(ctx, locked, table);
  });
}

function toUnreadable(error: unknown): UnreadableFileError {
  if (error instanceof UnreadableFileError) return error;
  throw error;
}

/** Separates the header from the rows below it. */
function tableOf(kind: ImportKind, { sheet, ...spreadsheet }: Spreadsheet) {
  const seen = spreadsheet.rows.filter(({ cells }) => cells.some(canBeSeen));
  const { header: cells, rows } = withHeader(kind, seen) ?? { header: lettersOf(seen), rows: seen };
  if (rows.length === 0) {
    const { noRows, noRowsInSheet } = importProblemsMessages;
    return new UnreadableFileError(
      sheet === undefined ? noRows : message(noRowsInSheet, { sheet }),
    );
  }
  if (rows.length > maxImportRows) {
    const counts = { rows: rows.length, most: maxImportRows };
    return new UnreadableFileError(message(importProblemsMessages.tooManyRows, counts));
  }
  const header = withoutEmptyEnd(cells);
  // Later steps say for each column what it holds, and no more of them could be sent.
  if (header.length > maxImportColumns) {
    const counts = { columns: header.length, most: maxImportColumns };
    return new UnreadableFileError(message(importProblemsMessages.tooManyColumns, counts));
  }
  return { ...spreadsheet, header, rows };
}

/** Zero-width spaces, as text pasted from a page leaves them, make no row. */
const canBeSeen = (cell: string) => withoutUnseen(cell).trim() !== '';

/** The header of a file without one: the letters that spreadsheet programs give to columns. */
const lettersOf = ([first]: FileRow[]) =>
  (first?.cells ?? []).map((_, index) => columnLetters(index));

function withoutEmptyEnd(header: string[]): string[] {
  return header.slice(0, header.findLastIndex((text) => text.trim() !== '') + 1);
}

const BATCH = 2_000;

/** One JSON parameter for thousands of rows: one for each cell would take far longer. */
async function storeRows({ db, i18n, locale }: Context, uuid: string, { header, rows }: Table) {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map((row) => {
      const broken = row.broken ?? wrongLength(row.cells, header.length);
      return { ...row, broken: broken && i18n.localize(locale, broken) };
    });
    await db.execute(sql`
      insert into ${importRows} (import, line, cells, broken)
      select ${uuid}::uuid, line, cells, broken
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as input (line int, cells jsonb, broken jsonb)`);
  }
}

/** A row without quotes around a separator in a text has everything after it in the wrong column. */
function wrongLength(cells: readonly string[], columns: number): Message | null {
  if (cells.slice(columns).some((cell) => cell.trim() !== '')) {
    return message(importProblemsMessages.tooManyCells, { cells: cells.length, columns });
  }
  if (cells.length >= columns) return null;
  return message(importProblemsMessages.tooFewCells, { cells: cells.length, columns });
}

async function findColumns(ctx: Context, locked: LockedImport, table: Table) {
  const { readAs, keepsLetters, header, rows } = table;
  const remembered = await rememberedColumns(ctx, { ...locked, header });
  const columns = remembered ?? matchedColumns(locked.kind, header);
  const changes = {
    readAs: ctx.i18n.localize(ctx.locale, readAs),
    keepsLetters,
    header,
    columns,
    total: rows.length,
  };
  const isClear =
    isComplete(locked.kind, columns) &&
    !hasDuplicateHeader(locked.kind, header) &&
    !mayShareName(columns, table);
  if (remembered || isClear) {
    await beginComparing(ctx, { ...locked, ...changes }, changes);
  } else {
    await moveToState(ctx, locked, 'columns', changes);
  }
}
