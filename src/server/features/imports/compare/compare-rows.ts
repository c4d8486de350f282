import { and, asc, eq, isNull } from 'drizzle-orm';
import { compareImportJob } from '#server/features/imports/job-kinds.ts';
import {
  type LockedImport,
  lockImport,
  moveToState,
} from '#server/features/imports/lock-import.ts';
import type { Compared } from '#server/features/imports/read/parsed-row.ts';
import { actingAs } from '#server/features/imports/write/acting-as.ts';
import { importOrganisations } from '#server/features/imports/write/import-organisations.ts';
import { importPeople } from '#server/features/imports/write/import-people.ts';
import type { StoredRow } from '#server/features/imports/write/importer.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';
import { compareBatch } from './compare-batch.ts';
import { rejectGuardedRows } from './dry-run.ts';
import { asOutcome, storeOutcomes } from './store-outcomes.ts';

const BATCH = 500;

/** A job: compares the next rows with what is stored, and asks for itself again while any is left. */
export function compareRows(ctx: Context, uuid: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const held = await lockImport(ctx, uuid);
    if (held.state !== 'comparing') return;
    const rows = await uncompared(ctx, held);
    const compared = await compare(ctx, held, rows);
    await storeOutcomes(ctx, held, outcomesOf(rows, compared));
    if (rows.length === BATCH) return ctx.jobs.add(ctx, compareImportJob, { import: uuid });
    if (held.kind === 'people') await rejectGuardedRows((await actingAs(ctx, held)) ?? ctx, held);
    await moveToState(ctx, held, 'ready');
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
  ctx: Context,
  held: LockedImport,
  rows: StoredRow[],
): Promise<readonly Compared<unknown>[]> =>
  held.kind === 'people'
    ? compareBatch(ctx, importPeople, held, rows)
    : compareBatch(ctx, importOrganisations, held, rows);

const outcomesOf = (rows: StoredRow[], compared: readonly Compared<unknown>[]) =>
  compared.flatMap((one, index) => {
    const row = rows[index];
    return row ? [asOutcome(row.line, one)] : [];
  });
