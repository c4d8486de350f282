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
import type { Context } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';

/** What each of these rows does, the rest of the file considered. */
export async function compareBatch<Intent>(
  ctx: Context,
  importer: Importer<Intent>,
  held: LockedImport,
  rows: readonly StoredRow[],
): Promise<Compared<Intent>[]> {
  const given = rows.map(({ line, cells, key }) => ({
    ...parsedRow(line, cells ?? [], held.columns),
    key,
  }));
  const compared = await importer.compare(ctx, given);
  const twins = await linesByKey(ctx, held, rows);
  return compared.map((one, index) => {
    const row = rows[index];
    if (!row) return one;
    const text = row.broken ?? sameAgain(held, row, twins);
    if (text === undefined) return one;
    const field = row.broken ? null : importKey[held.kind];
    return asProblem(one, { field, text });
  });
}

function asProblem<Intent>(one: Compared<Intent>, problem: Problem) {
  const { label } = one;
  const subject = 'subject' in one ? one.subject : null;
  // What else is wrong with a broken row says nothing: its cells are in the wrong columns.
  const others = one.outcome === 'problem' && problem.field !== null ? one.problems : [];
  return { outcome: 'problem' as const, label, subject, problems: [problem, ...others] };
}

/** The lines of the file that share a key, for keys that are there more than once. */
async function linesByKey({ db }: Context, held: LockedImport, rows: readonly StoredRow[]) {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const found = await db
    .select({
      key: importRows.key,
      lines: sql<number[]>`array_agg(${importRows.line} order by ${importRows.line})`,
    })
    .from(importRows)
    .where(
      sql`${importRows.import} = ${held.uuid} and ${importRows.broken} is null
        and ${importRows.key} = any(${sql.param(keys)}::text[])`,
    )
    .groupBy(importRows.key)
    .having(sql`count(*) > 1`);
  return new Map(found.map(({ key, lines }) => [key, lines]));
}

const MAX_NAMED = 3;

function sameAgain(
  { kind }: LockedImport,
  { line, key }: StoredRow,
  twins: Map<string | null, number[]>,
): Message | undefined {
  const others = twins.get(key)?.filter((one) => one !== line);
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
