import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';

/** How many jobs wait, and how many were given up after their last try. */
export async function countJobs(db: Db): Promise<{ waiting: number; failed: number }> {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state <> 'completed'`);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
