import { sql } from 'drizzle-orm';
import { importKey } from '#contract/imports/imports.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { fieldsMessages } from '#messages/shared/fields.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import {
  type Compared,
  type Problem,
  parsedRow,
} from '#server/features/imports/read/parsed-row.ts';
import type { Importer, StoredRow } from '#server/features/imports/write/importer.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';

/** What each of these rows does, with regard to the other rows of the file. */
export async function compareBatch<Intent>(
  ctx: ScopedContext,
  importer: Importer<Intent>,
  locked: LockedImport,
  rows: readonly StoredRow[],
): Promise<Compared<Intent>[]> {
  const parsed = rows.map(({ line, cells, key }) => ({
    ...parsedRow(line, cells ?? [], locked.columns),
    key,
  }));
  const compared = await importer.compare(ctx, parsed);
  const duplicates = await linesByKey(ctx, locked, rows);
  return compared.map((result, index) => {
    const row = rows[index];
    if (!row) return result;
    const text = row.broken ?? duplicateMessage(locked, row, duplicates);
    if (text === undefined) return result;
    const field = row.broken ? null : importKey[locked.kind];
    return asProblem(result, { field, text });
  });
}

function asProblem<Intent>(result: Compared<Intent>, problem: Problem) {
  const { label } = result;
  const subject = 'subject' in result ? result.subject : null;
  // Other problems of a broken row mean nothing, since its cells are in the wrong columns.
  const others = result.outcome === 'problem' && problem.field !== null ? result.problems : [];
  return { outcome: 'problem' as const, label, subject, problems: [problem, ...others] };
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

const MAX_NAMED = 3;

function duplicateMessage(
  { kind }: LockedImport,
  { line, key }: StoredRow,
  duplicates: Map<string | null, number[]>,
): Message | undefined {
  const others = duplicates.get(key)?.filter((other) => other !== line);
  if (!others) return undefined;
  const field = fieldsMessages[importKey[kind]];
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
