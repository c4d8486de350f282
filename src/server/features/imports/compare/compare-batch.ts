import { sql } from 'drizzle-orm';
import { importKey } from '#contract/imports/imports.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { fieldsMessages } from '#messages/shared/fields.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import {
  type Compared,
  type Problem,
  parsedRow,
} from '#server/features/imports/read/parsed-row.ts';
import { emptyBefore, putBack, undoneRows } from '#server/features/imports/undo/put-back.ts';
import type { Importer, StoredRow } from '#server/features/imports/write/importer.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { formulaError } from '#server/platform/spreadsheets/messages.ts';
import { importRows } from '#server/schema/index.ts';
import { codesExceptForZeros } from './codes-except-for-zeros.ts';

/** What each of these rows does, with regard to the other rows of the file. */
export async function compareBatch<Intent>(
  ctx: ScopedContext,
  importer: Importer<Intent>,
  locked: LockedImport,
  rows: readonly StoredRow[],
): Promise<Compared<Intent>[]> {
  const lines = rows.map(({ line }) => line);
  const undone = await undoneRows(ctx, locked, lines);
  const parsed = rows.map(({ line, cells, key }) => {
    const row = undone.get(line);
    const reading = { ...locked, ...(row && { emptied: emptyBefore(row) }) };
    return { ...parsedRow(line, cells ?? [], reading), key };
  });
  const compared = (await importer.compare(ctx, parsed)).map((result, index) => {
    const row = undone.get(lines[index] ?? -1);
    return row ? putBack(result, row) : result;
  });
  const duplicates = await linesByKey(ctx, locked, rows);
  const exceptForZeros = await codesExceptForZeros(ctx, locked, rows);
  return compared.map((result, index) => {
    const row = rows[index];
    if (!row) return result;
    // Other problems of a broken row mean nothing, since its cells are in the wrong columns.
    if (row.broken) return asProblem(result, [{ field: null, text: row.broken }]);
    const errors = formulaErrors(locked, row);
    const same = duplicateProblems(locked, row, duplicates);
    const alike = isNew(result) ? exceptForZeros.get(row.line) : undefined;
    return withProblems(result, errors, same.length === 0 && alike ? [alike] : same);
  });
}

/** Whoever is known by their code is that one, and a code that is unclear has its sentence already. */
const isNew = (result: Compared<unknown>) =>
  result.outcome === 'create' ||
  (result.outcome === 'problem' &&
    result.subject === null &&
    result.problems.every(({ field }) => field !== 'code'));

/** What follows from a cell with an error, such as an unknown role of that name, is not said as well. */
function withProblems<Intent>(
  result: Compared<Intent>,
  errors: readonly Problem[],
  duplicates: readonly Problem[],
) {
  const spoilt = new Set(errors.map(({ field }) => field));
  const own = result.outcome === 'problem' ? result.problems : [];
  if (errors.length + duplicates.length === 0) return result;
  const others = [...duplicates, ...own].filter(({ field }) => !spoilt.has(field));
  return asProblem(result, [...errors, ...others]);
}

function asProblem<Intent>(result: Compared<Intent>, problems: Problem[]) {
  const subject = 'subject' in result ? result.subject : null;
  return { outcome: 'problem' as const, label: result.label, subject, problems };
}

/** The lines of the file that share a key, for keys that are there more than once. */
async function linesByKey({ db }: Context, locked: LockedImport, rows: readonly StoredRow[]) {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const found = await db
    .select({
      key: importRows.key,
      lines: sql<number[]>`array_agg(${importRows.line} order by ${importRows.line})`,
    })
    .from(importRows)
    .where(
      sql`${importRows.import} = ${locked.uuid} and ${importRows.broken} is null
        and ${importRows.key} = any(${sql.param(keys)}::text[])`,
    )
    .groupBy(importRows.key)
    .having(sql`count(*) > 1`);
  return new Map(found.map(({ key, lines }) => [key, lines]));
}

/** In the cells of columns that are used. */
function formulaErrors({ columns }: LockedImport, { cells }: StoredRow): Problem[] {
  return columns.flatMap((field, index) => {
    const text = formulaError(cells?.[index] ?? '');
    return field !== null && text ? [{ field, text }] : [];
  });
}

const MAX_NAMED = 3;

function duplicateProblems(
  { kind }: LockedImport,
  { line, key }: StoredRow,
  duplicates: Map<string | null, number[]>,
): Problem[] {
  const others = duplicates.get(key)?.filter((other) => other !== line);
  if (!others) return [];
  return [
    { field: importKey[kind], text: duplicateMessage(fieldsMessages[importKey[kind]], others) },
  ];
}

function duplicateMessage(field: MessageDescriptor, others: readonly number[]): Message {
  const named = others.slice(0, MAX_NAMED).map(String);
  const count = others.length - named.length;
  if (count > 0)
    return message(importProblemsMessages.sameManyRows, { rows: listed(named), count, field });
  const last = named.pop() ?? '';
  return named.length > 0
    ? message(importProblemsMessages.sameRows, { rows: listed(named), last, field })
    : message(importProblemsMessages.sameRow, { row: last, field });
}

const listed = (rows: readonly string[]) => rows.join(', ');
