import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';

export type FailedJob = {
  uuid: string;
  kind: string;
  data: unknown;
  /** What was thrown last, as the queue stored it. */
  output: unknown;
  failedAt: Date;
  tries: number;
};

/** Jobs that were given up after their last try, newest first. */
export async function readFailedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob & { failedAt: string }>(sql`
    select id as uuid, name as kind, data, output, completed_on as "failedAt",
      retry_count + 1 as tries
    from pgboss.job where state = 'failed'
    order by completed_on desc, id limit ${limit}`);
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}

export type LockedJob = { uuid: string; kind: string; isFailed: boolean };

/** Locks these jobs until the end of the transaction, so that two who try them again take turns. */
export async function lockJobs(db: Db, uuids: readonly string[]): Promise<LockedJob[]> {
  // With the names of the queues, the primary key finds them.
  const { rows } = await db.execute<LockedJob>(sql`
    select id as uuid, name as kind, state = 'failed' as "isFailed" from pgboss.job
    where name in (select name from pgboss.queue)
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(uuids)}))
    order by id for update`);
  return rows;
}
