import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import type { JobKind } from './jobs.ts';

type MailFailure = { at: Date; output: unknown };

/**
 * The newest try to send a mail, of any node, if it failed and no mail was sent since. By what the queue
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
    ), failure as (
      select started_on, output from mail
      where state in ('retry', 'active', 'failed') and output is not null and started_on is not null
      order by started_on desc limit 1
    )
    select started_on as at, output from failure
    where not exists (
      select from mail where state = 'completed' and output @> '{"sent": true}'
        and completed_on > failure.started_on
    )`);
  const [failure] = rows;
  return failure ? { at: new Date(failure.at), output: failure.output } : null;
}
