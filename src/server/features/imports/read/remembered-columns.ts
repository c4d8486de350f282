import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ImportKind } from '#contract/imports/imports.ts';
import type { Context } from '#server/platform/data/context.ts';
import { importColumns } from '#server/schema/index.ts';
import type { ColumnMapping } from './find-columns.ts';
import { hasProblems, withoutProblem } from './problem-header.ts';

type Table = { kind: ImportKind; header: readonly string[] };

/** What a person last chose for a file with this header, or for the problem rows of such a file. */
export async function rememberedColumns(
  { db }: Context,
  { kind, header }: Table,
): Promise<ColumnMapping | undefined> {
  const isSame = and(eq(importColumns.kind, kind), eq(importColumns.headerHash, hashOf(header)));
  const [chosen] = await db.select().from(importColumns).where(isSame);
  if (!chosen) return undefined;
  return hasProblems(header) ? [null, ...chosen.columns] : chosen.columns;
}

export async function rememberColumns(
  { db, now }: Context,
  { kind, header }: Table,
  columns: ColumnMapping,
): Promise<void> {
  const chosen = { columns: hasProblems(header) ? columns.slice(1) : columns, chosenAt: now };
  await db
    .insert(importColumns)
    .values({ kind, headerHash: hashOf(header), ...chosen })
    .onConflictDoUpdate({ target: [importColumns.kind, importColumns.headerHash], set: chosen });
}

/** Hashed, because headers may be longer than a key can be. */
const hashOf = (header: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(withoutProblem(header, header)))
    .digest('hex');
