import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';

/** Of jobs that are not done: pg-boss calls them created, retry, active and failed. */
export const jobStates = ['waiting', 'retrying', 'running', 'failed'] as const;

/** `age` in seconds, of the oldest that could have run by now. */
export type JobCount = {
  kind: string;
  state: (typeof jobStates)[number];
  count: number;
  age: number;
};

/** How many jobs of each kind are not done yet, or failed, and how long they have been there. */
export async function unfinishedJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await db.execute<JobCount>(sql`
    select name as kind, count(*)::int as count,
      case state when 'created' then 'waiting' when 'retry' then 'retrying'
        when 'active' then 'running' else 'failed' end as state,
      coalesce(extract(epoch from now() - min(created_on) filter (
        where state in ('retry', 'active') or state = 'created' and start_after <= now()
      )), 0)::float8 as age
    from pgboss.job where state in ('created', 'retry', 'active', 'failed')
    group by name, state`);
  return rows;
}
