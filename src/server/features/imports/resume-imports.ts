import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { imports } from '#server/schema/index.ts';
import { compareImportJob, readImportJob, writeImportJob } from './job-kinds.ts';

const jobOf = {
  reading: readImportJob,
  comparing: compareImportJob,
  writing: writeImportJob,
} as const;

type Dependencies = { db: Db; jobs: Jobs };

/**
 * Continues at once what a process left unfinished, for which the queue would wait a minute. If
 * another process is at work on it, the two take turns.
 */
export const resumeImports = (parts: Dependencies): Promise<void> => resume(parts);

/** Runs now and then: continues what the queue gave up after its last retry. */
export const resumeFailedImports = (parts: Dependencies): Promise<void> =>
  resume(
    parts,
    sql`not exists (select from pgboss.job j where j.data ->> 'import' = ${imports.uuid}::text
      and j.name like 'import.%' and j.state in ('created', 'retry', 'active'))`,
  );

async function resume({ db, jobs }: Dependencies, condition?: SQL): Promise<void> {
  for (const state of ['reading', 'comparing', 'writing'] as const) {
    const unfinished = await db
      .select({ import: imports.uuid })
      .from(imports)
      .where(and(eq(imports.state, state), condition));
    await jobs.addAll({ db }, jobOf[state], unfinished);
  }
}
