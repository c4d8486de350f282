import { and, asc, eq, isNull } from 'drizzle-orm';
import { compareImportJob } from '#server/features/imports/job-kinds.ts';
import { type LockedImport, moveToState } from '#server/features/imports/lock-import.ts';
import type { Compared } from '#server/features/imports/read/parsed-row.ts';
import { takeStep } from '#server/features/imports/take-step.ts';
import { importOrganisations } from '#server/features/imports/write/import-organisations.ts';
import { importPeople } from '#server/features/imports/write/import-people.ts';
import type { StoredRow } from '#server/features/imports/write/importer.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';
import { compareBatch } from './compare-batch.ts';
import { rejectGuardedRows } from './dry-run.ts';
import { asOutcome, storeOutcomes } from './store-outcomes.ts';

const BATCH = 500;

/** A job: compares the next rows with what is stored, and queues itself again while any are left. */
export function compareRows(ctx: Context, uuid: string): Promise<void> {
  return takeStep(ctx, uuid, 'comparing', async (ctx, locked) => {
    const rows = await uncompared(ctx, locked);
    const compared = await compare(ctx, locked, rows);
    await storeOutcomes(ctx, locked, outcomesOf(rows, compared));
    if (rows.length === BATCH) return ctx.jobs.add(ctx, compareImportJob, { import: uuid });
    if (locked.kind === 'people') await rejectGuardedRows(ctx, locked);
    await moveToState(ctx, locked, 'ready');
  });
}

function uncompared({ db }: Context, { uuid }: LockedImport): Promise<StoredRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.import, uuid), isNull(importRows.outcome)))
    .orderBy(asc(importRows.line))
    .limit(BATCH);
}

const compare = (
  ctx: ScopedContext,
  locked: LockedImport,
  rows: StoredRow[],
): Promise<readonly Compared<unknown>[]> =>
  locked.kind === 'people'
    ? compareBatch(ctx, importPeople, locked, rows)
    : compareBatch(ctx, importOrganisations, locked, rows);

const outcomesOf = (rows: StoredRow[], compared: readonly Compared<unknown>[]) =>
  compared.flatMap((result, index) => {
    const row = rows[index];
    return row ? [asOutcome(row.line, result)] : [];
  });
