import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import type { JobKind } from './jobs.ts';

type MailFailure = { at: Date; output: unknown };

/**
 * The newest try to send a mail, of any node, if it failed and no mail was sent since: a try that then
 * had nothing to send is none, and one from before the jobs said so counts as sent. By what the queue
 * holds: the counts of mails are those of one process.
 */
export async function readMailFailure(
  db: Db,
  kinds: readonly JobKind<object>[],
): Promise<MailFailure | null> {
  const names = kinds.filter(({ sendsMail }) => sendsMail).map(({ name }) => name);
  const { rows } = await db.execute<{ at: string; output: unknown }>(sql`
    with mail as (
      select state, started_on, completed_on, output from pgboss.job
      where name in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
    ), failed as (
      select started_on, case state when 'completed' then output -> 'failure' else output end as output
      from mail
      where state in ('retry', 'active', 'failed', 'completed') and started_on is not null
    ), failure as (
      select coalesce((output ->> 'at')::timestamptz, started_on) as at, output
      from failed where output is not null order by at desc limit 1
    )
    select at, output from failure
    where not exists (
      select from mail where state = 'completed' and (output is null or output @> '{"sent": true}')
        and completed_on > failure.at
    )`);
  const [failure] = rows;
  return failure ? { at: new Date(failure.at), output: failure.output } : null;
}
