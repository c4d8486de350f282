import { sql } from 'drizzle-orm';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import { importPeople } from '#server/features/imports/write/import-people.ts';
import type { StoredRow, Written } from '#server/features/imports/write/importer.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { importRows } from '#server/schema/index.ts';
import { compareBatch } from './compare-batch.ts';
import { asOutcome, storeOutcomes } from './store-outcomes.ts';

/** Rolls back what was tried, and is caught right where it is thrown. */
class DryRunRollback extends Error {}

/**
 * Finds the rows that would be refused because somebody must stay administrator, of all or of an
 * organisation, or because they are about the administrator who imports, by changing these people and
 * rolling back. So those rules are in one place only, and hold for all rows of the file together.
 */
export async function rejectGuardedRows(ctx: ScopedContext, locked: LockedImport): Promise<void> {
  const rows = await rowsOfAdministrators(ctx, locked);
  const compared = await compareBatch(ctx, importPeople, locked, rows);
  const updates = compared.flatMap((result, index) => {
    const line = rows[index]?.line;
    return result.outcome === 'update' && line !== undefined ? [{ ...result, line }] : [];
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
  if (refused.length > 0) await storeOutcomes(ctx, locked, refused);
}

/** Few, however long the file is, and no other row can be refused by these rules. */
function rowsOfAdministrators({ db }: Context, { uuid }: LockedImport): Promise<StoredRow[]> {
  const { import: of, outcome, subject, changes, line } = importRows;
  return db
    .select()
    .from(importRows)
    .where(
      sql`${of} = ${uuid} and ${outcome} = 'update'
        and (${subject} in (select "user" from user_roles where role = 'admin')
          and (${changes} @> '[{"field": "active"}]' or ${changes} @> '[{"field": "roles"}]')
          or ${subject} in (select "user" from organisation_roles
              where role = 'organisation_admin' and ended_at is null)
          and (${changes} @> '[{"field": "active"}]'
            or ${changes} @> '[{"field": "organisations"}]'))`,
    )
    .orderBy(line);
}

async function rolledBack(ctx: ScopedContext, attempt: (ctx: ScopedContext) => Promise<Written[]>) {
  let results: Written[] = [];
  await ctx.db
    .transaction(async (db) => {
      results = await attempt({ ...ctx, db });
      throw new DryRunRollback();
    })
    .catch((error) => {
      if (!(error instanceof DryRunRollback)) throw error;
    });
  return results;
}
