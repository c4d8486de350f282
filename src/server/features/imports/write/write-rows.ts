import { isDeepStrictEqual } from 'node:util';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { compareBatch } from '#server/features/imports/compare/compare-batch.ts';
import {
  asOutcome,
  type Outcome,
  storeOutcomes,
} from '#server/features/imports/compare/store-outcomes.ts';
import { writeImportJob } from '#server/features/imports/job-kinds.ts';
import {
  type LockedImport,
  lockImport,
  moveToState,
} from '#server/features/imports/lock-import.ts';
import type { Compared } from '#server/features/imports/read/parsed-row.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { type ImportCounts, importRows, users } from '#server/schema/index.ts';
import { actingAs } from './acting-as.ts';
import { importOrganisations } from './import-organisations.ts';
import { importPeople } from './import-people.ts';
import type { Importer, StoredRow, Written } from './importer.ts';

const BATCH = 200;

/**
 * A job: writes the next rows and marks them written in the same transaction, then asks for itself
 * again while any is left. Killed at any moment, it goes on with the first row that is not marked.
 */
export function writeRows(ctx: Context, uuid: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const held = await lockImport(ctx, uuid);
    if (held.state !== 'writing') return;
    const acting = await actingAs(ctx, held);
    if (!acting) return stop(ctx, held);
    const rows = await unwritten(acting, held);
    const outcomes = await writeBatch(acting, held, rows);
    const counts = await storeOutcomes(acting, held, outcomes);
    if (rows.length === BATCH) return ctx.jobs.add(ctx, writeImportJob, { import: uuid });
    await finish(acting, held, counts);
  });
}

function unwritten({ db }: Context, { uuid }: LockedImport): Promise<StoredRow[]> {
  return db
    .select()
    .from(importRows)
    .where(
      and(
        sql`${importRows.import} = ${uuid}`,
        inArray(importRows.outcome, ['create', 'update']),
        isNull(importRows.writtenAt),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(BATCH);
}

const writeBatch = (ctx: Context, held: LockedImport, rows: StoredRow[]): Promise<Outcome[]> =>
  held.kind === 'people'
    ? write(ctx, importPeople, held, rows)
    : write(ctx, importOrganisations, held, rows);

/** Held first and then compared again: what was confirmed is written, and nothing else. */
async function write<Intent>(
  ctx: Context,
  importer: Importer<Intent>,
  held: LockedImport,
  rows: StoredRow[],
): Promise<Outcome[]> {
  await importer.hold(
    ctx,
    rows.flatMap(({ subject }) => subject ?? []),
  );
  const compared = await compareBatch(ctx, importer, held, rows);
  const present = rows.map((row, index) => ({ row, now: asConfirmed(row, compared[index]) }));

  const writing = present.flatMap(({ row: { line }, now }) => (now ? [{ line, ...now }] : []));
  const options = { invite: held.sendInvitations };
  const created = await importer.create(
    ctx,
    writing.filter((one) => one.outcome === 'create'),
    options,
  );
  const updated = await importer.update(
    ctx,
    writing.filter((one) => one.outcome === 'update'),
    options,
  );
  const written = new Map([...created, ...updated].map((one) => [one.line, one]));
  return present.map(({ row }, index) => outcomeOf(row, compared[index], written.get(row.line)));
}

/** Undefined for a row that would do anything else now than was shown when it was confirmed. */
function asConfirmed<Intent>(row: StoredRow, now: Compared<Intent> | undefined) {
  if (now?.outcome !== 'create' && now?.outcome !== 'update') return undefined;
  if (now.outcome !== row.outcome || !isDeepStrictEqual(now.changes, row.changes)) return undefined;
  return now;
}

function outcomeOf(
  row: StoredRow,
  now: Compared<unknown> | undefined,
  written: Written | undefined,
): Outcome {
  const { line, label, changes } = row;
  if (written && 'subject' in written) {
    const { subject } = written;
    const outcome = row.outcome ?? 'update';
    return { line, outcome, label, subject, changes, problems: [], written: true };
  }
  // Somebody else did the very same meanwhile: all is as it was wanted.
  if (now?.outcome === 'same') return asOutcome(line, now);
  const { subject } = row;
  if (now?.outcome === 'problem') return asOutcome(line, now);
  const problems = written?.problems ?? [
    { field: null, text: importProblemsMessages.changedSince },
  ];
  return asOutcome(line, { outcome: 'problem', label, subject, problems });
}

async function finish(ctx: Context, held: LockedImport, counts: ImportCounts): Promise<void> {
  await moveToState(ctx, held, 'done', { finishedAt: ctx.now });
  await recordEnd(ctx, held, counts);
}

async function recordEnd(ctx: Context, held: LockedImport, counts: ImportCounts): Promise<void> {
  await recordEvent(ctx, {
    action: 'import.finished',
    subjectType: 'import',
    subject: held.uuid,
    after: { name: held.fileName, kind: held.kind, ...counts },
  });
}

async function stop(ctx: Context, held: LockedImport): Promise<void> {
  const [confirmer] = await ctx.db
    .select({ name: users.name })
    .from(users)
    .where(sql`${users.uuid} = ${held.confirmedBy}`);
  const name = confirmer?.name ?? importProblemsMessages.whoeverConfirmed;
  const stopped = message(importProblemsMessages.stopped, { name, count: held.counts.written });
  const reason = ctx.texts.localize(ctx.locale, stopped);
  await moveToState(ctx, held, 'failed', { reason, finishedAt: ctx.now });
  await recordEnd(ctx, held, held.counts);
}
