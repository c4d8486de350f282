import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import type { Context } from '#server/platform/data/context.ts';
import { importColumns } from '#server/schema/index.ts';
import type { ColumnMapping } from './find-columns.ts';
import { hasProblems, withoutProblem } from './problem-header.ts';

type Table = Pick<LockedImport, 'kind' | 'organisations' | 'header'>;

/**
 * What was last chosen for a file with this header, or for the problem rows of such a file: among those
 * whose imports are about the same organisations.
 */
export async function rememberedColumns(
  { db }: Context,
  { header, ...table }: Table,
): Promise<ColumnMapping | undefined> {
  const isSame = and(
    eq(importColumns.kind, table.kind),
    eq(importColumns.headerHash, hashOf({ header, ...table })),
  );
  const [chosen] = await db.select().from(importColumns).where(isSame);
  if (!chosen) return undefined;
  return hasProblems(header) ? [null, ...chosen.columns] : chosen.columns;
}

export async function rememberColumns(
  { db, now }: Context,
  table: Table,
  columns: ColumnMapping,
): Promise<void> {
  const chosen = { columns: hasProblems(table.header) ? columns.slice(1) : columns, chosenAt: now };
  await db
    .insert(importColumns)
    .values({ kind: table.kind, headerHash: hashOf(table), ...chosen })
    .onConflictDoUpdate({ target: [importColumns.kind, importColumns.headerHash], set: chosen });
}

/** Hashed, because headers may be longer than a key can be. */
function hashOf({ organisations, header }: Table) {
  const columns = withoutProblem(header, header);
  const of = organisations ? [organisations.toSorted(), columns] : columns;
  return createHash('sha256').update(JSON.stringify(of)).digest('hex');
}
