import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { imports } from '#server/schema/index.ts';
import { compareImport, readImport, writeImport } from './kinds.ts';

const jobOf = { reading: readImport, comparing: compareImport, writing: writeImport } as const;

/**
 * Goes on at once with what a process left unfinished: the queue would wait a minute for it. Where
 * another process is at work on it, the two take turns.
 */
export async function resumeImports({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  for (const state of ['reading', 'comparing', 'writing'] as const) {
    const left = await db
      .select({ import: imports.uuid })
      .from(imports)
      .where(eq(imports.state, state));
    await jobs.addAll({ db }, jobOf[state], left);
  }
}
