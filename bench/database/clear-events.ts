import type pg from 'pg';

/**
 * Deletes history, which only the superuser can: it switches the triggers off meanwhile, the one that
 * counts the events included.
 */
export async function clearEvents(client: pg.ClientBase, which: string, subjects: string[]) {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(
    `with forgotten as (delete from audit_events where ${which} and subject = any($1) returning uuid)
     insert into list_totals select 'audit_events', -count(*) from forgotten`,
    [subjects],
  );
  await client.query('commit');
}
