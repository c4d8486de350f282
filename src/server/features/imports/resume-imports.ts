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
 * Goes on at once with what a process left unfinished: the queue would wait a minute for it. Where
 * another process is at work on it, the two take turns.
 */
export const resumeImports = (parts: Dependencies): Promise<void> => resume(parts);

/** Run now and then: goes on with what the queue tried ten times and gave up. */
export const resumeGivenUpImports = (parts: Dependencies): Promise<void> =>
  resume(
    parts,
    sql`not exists (select from pgboss.job j where j.data ->> 'import' = ${imports.uuid}::text
      and j.name like 'import.%' and j.state in ('created', 'retry', 'active'))`,
  );

async function resume({ db, jobs }: Dependencies, which?: SQL): Promise<void> {
  for (const state of ['reading', 'comparing', 'writing'] as const) {
    const left = await db
      .select({ import: imports.uuid })
      .from(imports)
      .where(and(eq(imports.state, state), which));
    await jobs.addAll({ db }, jobOf[state], left);
  }
}
