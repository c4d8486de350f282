import { eq, sql } from 'drizzle-orm';
import { type ImportKind, maxImportRows } from '#contract/imports/imports.ts';
import { type Message, message, type Translatable } from '#lib/messages/message.ts';
import { columnLetters } from '#lib/spreadsheets/xlsx.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import {
  type LockedImport,
  lockImport,
  moveToState,
} from '#server/features/imports/lock-import.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import {
  type FileRow,
  readSpreadsheet,
  UnreadableFileError,
} from '#server/platform/spreadsheets/read.ts';
import { importFiles, importRows } from '#server/schema/index.ts';
import { beginComparing } from './choose-columns.ts';
import { hasDuplicateHeader, headerIndex, isComplete, matchedColumns } from './find-columns.ts';
import { rememberedColumns } from './remembered-columns.ts';

type Table = { readAs: Translatable; header: string[]; rows: FileRow[] };

/** A job: turns the upload into rows, and the upload is gone. */
export async function readFile(ctx: Context, uuid: string): Promise<void> {
  const [file] = await ctx.db.select().from(importFiles).where(eq(importFiles.import, uuid));
  if (!file) return;
  const found = await readSpreadsheet(file.content).catch(toUnreadable);

  await inTransaction(ctx, async (ctx) => {
    const held = await lockImport(ctx, uuid);
    if (held.state !== 'reading') return;
    await ctx.db.delete(importFiles).where(eq(importFiles.import, uuid));
    const table = found instanceof UnreadableFileError ? found : tableOf(held.kind, found);
    if (table instanceof UnreadableFileError) {
      const reason = ctx.texts.localize(ctx.locale, table.says);
      return moveToState(ctx, held, 'failed', { reason, finishedAt: ctx.now });
    }
    await storeRows(ctx, uuid, table);
    await findColumns(ctx, held, table);
  });
}

function toUnreadable(error: unknown): UnreadableFileError {
  if (error instanceof UnreadableFileError) return error;
  throw error;
}

/** The header apart from the rows below it. */
function tableOf(kind: ImportKind, found: Omit<Table, 'header'>) {
  const at = headerIndex(kind, found.rows);
  const rows = at === undefined ? found.rows : found.rows.slice(at + 1);
  if (rows.length === 0) return new UnreadableFileError(importProblemsMessages.noRows);
  if (rows.length > maxImportRows) {
    const counts = { rows: rows.length, most: maxImportRows };
    return new UnreadableFileError(message(importProblemsMessages.tooManyRows, counts));
  }
  const header = at === undefined ? lettersOf(rows) : found.rows[at]?.cells;
  return { readAs: found.readAs, header: withoutEmptyEnd(header ?? []), rows };
}

/** A file without a header is headed as spreadsheet programs do it, which is no language. */
const lettersOf = ([first]: FileRow[]) =>
  (first?.cells ?? []).map((_, index) => columnLetters(index));

function withoutEmptyEnd(header: string[]): string[] {
  return header.slice(0, header.findLastIndex((text) => text.trim() !== '') + 1);
}

const AT_ONCE = 2_000;

/** One parameter for thousands of rows: one for each cell would take far longer. */
async function storeRows({ db, texts, locale }: Context, uuid: string, { header, rows }: Table) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE).map((row) => {
      const broken = row.broken ?? wrongLength(row.cells, header.length);
      return { ...row, broken: broken && texts.localize(locale, broken) };
    });
    await db.execute(sql`
      insert into ${importRows} (import, line, cells, broken)
      select ${uuid}::uuid, line, cells, broken
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as given (line int, cells jsonb, broken jsonb)`);
  }
}

/** A separator in a text that is not quoted moves everything behind it into the wrong column. */
function wrongLength(cells: readonly string[], columns: number): Message | null {
  if (cells.slice(columns).some((cell) => cell.trim() !== '')) {
    return message(importProblemsMessages.tooManyCells, { cells: cells.length, columns });
  }
  if (cells.length >= columns) return null;
  return message(importProblemsMessages.tooFewCells, { cells: cells.length, columns });
}

async function findColumns(ctx: Context, held: LockedImport, { readAs, header, rows }: Table) {
  const remembered = await rememberedColumns(ctx, { kind: held.kind, header });
  const columns = remembered ?? matchedColumns(held.kind, header);
  const read = {
    readAs: ctx.texts.localize(ctx.locale, readAs),
    header,
    columns,
    total: rows.length,
  };
  const isClear = isComplete(held.kind, columns) && !hasDuplicateHeader(held.kind, header);
  if (remembered || isClear) {
    await beginComparing(ctx, { ...held, ...read }, read);
  } else {
    await moveToState(ctx, held, 'columns', read);
  }
}
