import { isDeepStrictEqual } from 'node:util';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { compareBatch } from '#server/features/imports/compare/compare-batch.ts';
import {
  asOutcome,
  type Outcome,
  storeOutcomes,
} from '#server/features/imports/compare/store-outcomes.ts';
import { writeImportJob } from '#server/features/imports/job-kinds.ts';
import { type LockedImport, moveToState } from '#server/features/imports/lock-import.ts';
import type { Compared } from '#server/features/imports/read/parsed-row.ts';
import { recordEnd } from '#server/features/imports/record-end.ts';
import { takeStep } from '#server/features/imports/take-step.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { type ImportCounts, importRows } from '#server/schema/index.ts';
import { importOrganisations } from './import-organisations.ts';
import { importPeople } from './import-people.ts';
import type { Importer, StoredRow, Written } from './importer.ts';

const BATCH = 200;

/**
 * A job: writes the next rows and marks them written in the same transaction, then queues itself
 * again while any are left. Killed at any moment, it goes on with the first row that is not marked.
 */
export function writeRows(ctx: Context, uuid: string): Promise<void> {
  return takeStep(ctx, uuid, 'writing', async (ctx, locked) => {
    const rows = await unwritten(ctx, locked);
    const outcomes = await writeBatch(ctx, locked, rows);
    const counts = await storeOutcomes(ctx, locked, outcomes);
    if (rows.length === BATCH) return ctx.jobs.add(ctx, writeImportJob, { import: uuid });
    await finish(ctx, locked, counts);
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

const writeBatch = (
  ctx: ScopedContext,
  locked: LockedImport,
  rows: StoredRow[],
): Promise<Outcome[]> =>
  locked.kind === 'people'
    ? write(ctx, importPeople, locked, rows)
    : write(ctx, importOrganisations, locked, rows);

/** Locks and compares the records again, so that only what was confirmed is written. */
async function write<Intent>(
  ctx: ScopedContext,
  importer: Importer<Intent>,
  locked: LockedImport,
  rows: StoredRow[],
): Promise<Outcome[]> {
  await importer.lock(
    ctx,
    rows.flatMap(({ subject }) => subject ?? []),
  );
  const compared = await compareBatch(ctx, importer, locked, rows);
  const checked = rows.map((row, index) => ({ row, confirmed: asConfirmed(row, compared[index]) }));

  const writing = checked.flatMap(({ row: { line }, confirmed }) =>
    confirmed ? [{ line, ...confirmed }] : [],
  );
  const options = { invite: locked.sendInvitations };
  const created = await importer.create(
    ctx,
    writing.filter((row) => row.outcome === 'create'),
    options,
  );
  const updated = await importer.update(
    ctx,
    writing.filter((row) => row.outcome === 'update'),
    options,
  );
  const written = new Map([...created, ...updated].map((result) => [result.line, result]));
  return checked.map(({ row }, index) => outcomeOf(row, compared[index], written.get(row.line)));
}

/** Undefined for a row that would now do anything else than was confirmed. */
function asConfirmed<Intent>(row: StoredRow, result: Compared<Intent> | undefined) {
  if (result?.outcome !== 'create' && result?.outcome !== 'update') return undefined;
  // An address or a code may have been handed over to another record, which nobody confirmed.
  const subject = result.outcome === 'update' ? result.subject : null;
  const isSame = result.outcome === row.outcome && isDeepStrictEqual(result.changes, row.changes);
  return isSame && subject === row.subject ? result : undefined;
}

function outcomeOf(
  row: StoredRow,
  result: Compared<unknown> | undefined,
  written: Written | undefined,
): Outcome {
  const { line, label, changes } = row;
  if (written && 'subject' in written) {
    const { subject } = written;
    const outcome = row.outcome ?? 'update';
    return { line, outcome, label, subject, changes, problems: [], written: true };
  }
  // Somebody else has made the very same change meanwhile.
  if (result?.outcome === 'same') return asOutcome(line, result);
  const { subject } = row;
  if (result?.outcome === 'problem') return asOutcome(line, result);
  const { addedSince, changedSince } = importProblemsMessages;
  const wasAdded = row.outcome === 'create' && result?.outcome === 'update';
  const problems = written?.problems ?? [
    { field: null, text: wasAdded ? addedSince : changedSince },
  ];
  return asOutcome(line, { outcome: 'problem', label, subject, problems });
}

async function finish(ctx: Context, locked: LockedImport, counts: ImportCounts): Promise<void> {
  await moveToState(ctx, locked, 'done', { finishedAt: ctx.now });
  await recordEnd(ctx, locked, counts);
}
