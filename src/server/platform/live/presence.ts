import { randomInt } from 'node:crypto';
import type pg from 'pg';

/* Which nodes are there. Each has a row, and a lock on its number for as long as its connection lives:
 * a row whose lock is free was left by a node that was killed, perhaps with something still to say. */

/** Of PostgreSQL's locks on two numbers, those that begin with this one are of nodes. */
const NODES = 20;

/** So many of the dead at a time: each takes one of the locks that PostgreSQL has for everybody. */
const FOUND_AT_ONCE = 100;

/**
 * A number of its own for each connection: that of a dead one may be held for a while yet. Whoever
 * comes back takes its row of before away, so that nobody believes it killed.
 */
export async function enter(client: pg.Client, before?: number): Promise<number> {
  const node = randomInt(2 ** 31);
  // The lock first: whoever finds a row without one believes it of a dead node.
  await client.query('select pg_advisory_lock($1, $2)', [NODES, node]);
  await client.query(
    `with gone as (delete from live_nodes where id = $2) insert into live_nodes (id) values ($1)`,
    [node, before],
  );
  return node;
}

/** Whether any node was killed. Of several who look, one finds it, and is found itself if it dies. */
export async function findKilled(client: pg.Client, own: number): Promise<boolean> {
  let all = 0;
  for (let found = FOUND_AT_ONCE; found === FOUND_AT_ONCE; all += found) {
    const { rowCount } = await client.query(
      `delete from live_nodes where id in (
        select id from (select id from live_nodes where id <> $1 limit $3) others
        where pg_try_advisory_xact_lock($2, id))`,
      [own, NODES, FOUND_AT_ONCE],
    );
    found = rowCount ?? 0;
  }
  return all > 0;
}

/** Only for a node that has said everything: nobody will look for it. */
export async function leave(client: pg.Client, own: number): Promise<void> {
  await client.query('delete from live_nodes where id = $1', [own]);
}
