import { sql } from 'drizzle-orm';
import { importLabels } from '#contract/imports/import-fields.ts';
import type { ImportKind } from '#contract/imports/imports.ts';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import { passwordField } from '#server/features/imports/read/file-words.ts';
import type { Change, Compared, Problem } from '#server/features/imports/read/parsed-row.ts';
import { listOf } from '#server/features/imports/read/row-values.ts';
import type { Context } from '#server/platform/data/context.ts';
import { importRows, users } from '#server/schema/index.ts';

/** What an import did by a row that another import puts back. */
export type UndoneRow = {
  line: number;
  kind: ImportKind;
  label: string;
  subject: string;
  outcome: 'create' | 'update';
  changes: readonly Change[];
  /** Of whoever it added: with a password, or through a provider. */
  hasLoggedIn: boolean;
};

/** By the number of their row; none for an import of a file. */
export async function undoneRows(
  { db }: Context,
  { undoes, kind }: LockedImport,
  lines: readonly number[],
): Promise<ReadonlyMap<number, UndoneRow>> {
  if (!undoes) return new Map();
  const { rows } = await db.execute<Omit<UndoneRow, 'kind'>>(sql`
    select line, label, subject, outcome, changes,
      coalesce(${users.lastLoginAt} is not null or ${users.passwordHash} is not null, false)
        as "hasLoggedIn"
    from ${importRows} left join ${users} on ${users.uuid} = ${importRows.subject}
    where import = ${undoes} and line = any(${sql.param(lines)}::int[])
      and ${importRows.writtenAt} is not null`);
  return new Map(rows.map((row) => [row.line, { ...row, kind }]));
}

/** The fields in which the row found nothing. */
export const emptyBefore = ({ outcome, changes }: UndoneRow): string[] =>
  outcome === 'create' ? [] : changes.filter(({ from }) => from === '').map(({ field }) => field);

/** What was changed since the import stays, and so does the account of whoever uses it. */
export function putBack<Intent>(result: Compared<Intent>, row: UndoneRow): Compared<Intent> {
  const texts = problemsOf(result, row);
  if (texts.length === 0) return result;
  const problems = texts.map((text): Problem => ({ field: null, text }));
  return { outcome: 'problem', label: nameOf(result, row), subject: row.subject, problems };
}

const isFound = (result: Compared<unknown>, { subject }: UndoneRow) =>
  'subject' in result && result.subject === subject;

/** Where it is found, its present name, and not the one that it would have got back. */
function nameOf(result: Compared<unknown>, row: UndoneRow): string {
  if (result.outcome !== 'update' || !isFound(result, row)) return row.label;
  return result.changes.find(({ field }) => field === 'name')?.from ?? result.label;
}

function problemsOf(result: Compared<unknown>, row: UndoneRow) {
  const { undoGone, undoAdded, undoLoggedIn, undoChanged } = importProblemsMessages;
  if (!isFound(result, row)) return [undoGone];
  const wasAdded = row.outcome === 'create';
  if (wasAdded && row.kind === 'organisations') return [undoAdded];
  if (result.outcome !== 'update') return [];
  if (wasAdded && row.hasLoggedIn) return [undoLoggedIn];
  const labels: Record<string, MessageDescriptor> = importLabels[row.kind];
  return result.changes
    .filter((change) => change.field !== passwordField && !isAsWritten(change, row))
    .map(({ field }) => message(undoChanged, { field: labels[field] ?? field }));
}

const lists = new Set(['roles', 'organisations']);

/** Whether what would be replaced now is what the import wrote. */
function isAsWritten({ field, from }: Change, { changes }: UndoneRow): boolean {
  const written = changes.find((change) => change.field === field)?.to;
  if (written === undefined || !lists.has(field)) return written === from;
  return listOf(written).toSorted().join('\n') === listOf(from).toSorted().join('\n');
}
