import { sql } from 'drizzle-orm';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import { importPeople } from '#server/features/imports/write/import-people.ts';
import type { StoredRow, Written } from '#server/features/imports/write/importer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';
import { compareBatch } from './compare-batch.ts';
import { asOutcome, storeOutcomes } from './store-outcomes.ts';

/** Undoes what was tried, and is caught right where it is thrown. */
class DryRunRollback extends Error {}

/**
 * Finds out which rows the guards of people would refuse, the last administrator's and one's own, by
 * changing these people and taking it back. So the rules are where they always are, and hold for all
 * of the file's rows together.
 */
export async function rejectGuardedRows(ctx: Context, held: LockedImport): Promise<void> {
  const rows = await rowsOfAdministrators(ctx, held);
  const compared = await compareBatch(ctx, importPeople, held, rows);
  const updates = compared.flatMap((one, index) => {
    const line = rows[index]?.line;
    return one.outcome === 'update' && line !== undefined ? [{ ...one, line }] : [];
  });
  const tried = await rolledBack(ctx, (ctx) =>
    importPeople.update(ctx, updates, { invite: false }),
  );
  const refused = tried.flatMap((row) => {
    const { label = '', subject = null } = updates.find(({ line }) => line === row.line) ?? {};
    if ('subject' in row) return [];
    const { line, problems } = row;
    return [asOutcome(line, { outcome: 'problem', label, subject, problems })];
  });
  if (refused.length > 0) await storeOutcomes(ctx, held, refused);
}

/** Few, however long the file: only they can run into these guards. */
function rowsOfAdministrators({ db }: Context, { uuid }: LockedImport): Promise<StoredRow[]> {
  const { import: of, outcome, subject, changes, line } = importRows;
  return db
    .select()
    .from(importRows)
    .where(
      sql`${of} = ${uuid} and ${outcome} = 'update'
        and ${subject} in (select "user" from user_roles where role = 'admin')
        and (${changes} @> '[{"field": "active"}]' or ${changes} @> '[{"field": "roles"}]')`,
    )
    .orderBy(line);
}

async function rolledBack(ctx: Context, attempt: (ctx: Context) => Promise<Written[]>) {
  let answers: Written[] = [];
  await ctx.db
    .transaction(async (db) => {
      answers = await attempt({ ...ctx, db });
      throw new DryRunRollback();
    })
    .catch((error) => {
      if (!(error instanceof DryRunRollback)) throw error;
    });
  return answers;
}
