import { sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { systemFacts } from '#contract/system/overview.ts';
import type { Archive } from '#lib/embedded-postgres/index.ts';
import type { Db } from '#server/platform/data/database.ts';

type Facts = Reply<typeof systemFacts>['system']['backups']['archive'];

type Archiver = { mode: string; archived: string | null; failing: boolean };

const notBegun =
  'PostgreSQL was already running without it, for another process: restart Stepwise once that has ended.';

/** From when until when any moment can be had again, and what is in the way. */
export async function archiveFacts(db: Db, archive: Archive | null): Promise<Facts> {
  if (!archive) return null;
  const [{ rows }, since] = await Promise.all([
    db.execute<Archiver>(
      sql`select current_setting('archive_mode') as mode, last_archived_time as archived,
        last_failed_time > coalesce(last_archived_time, '-infinity') is true as failing
      from pg_stat_archiver`,
    ),
    archive.oldest().catch(() => null),
  ]);
  const { mode = 'off', archived = null, failing = false } = rows[0] ?? {};
  return {
    since,
    until: archived === null ? null : new Date(archived),
    is_failing: failing,
    problem: mode === 'off' ? notBegun : archive.problem(),
  };
}
