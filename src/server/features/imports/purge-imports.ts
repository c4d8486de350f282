import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { importRows, imports } from '#server/schema/index.ts';
import { retentionMs } from './rules.ts';

/**
 * A month after an import, the cells of its file are deleted, and so are the names of people who got
 * no account by it. What each row did stays. An import that nobody confirmed is dropped.
 */
export async function purgeImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs);
  const isOld = lt(imports.createdAt, before);
  await db.transaction(async (db) => {
    const dropped = await db
      .update(imports)
      .set({ state: 'dropped', finishedAt: now })
      .where(and(isOld, inArray(imports.state, ['columns', 'comparing', 'ready'])))
      .returning({ uuid: imports.uuid });
    const uuids = dropped.map(({ uuid }) => uuid);
    if (uuids.length > 0) await db.delete(importRows).where(inArray(importRows.import, uuids));
    await db
      .update(importRows)
      .set({
        cells: null,
        key: null,
        label: sql`case when ${importRows.subject} is null then '' else ${importRows.label} end`,
      })
      .where(
        sql`${importRows.cells} is not null and ${importRows.import} in (
          select uuid from imports where created_at < ${before.toISOString()}::timestamptz)`,
      );
  });
}
