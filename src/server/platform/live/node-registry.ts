import { randomInt } from 'node:crypto';
import type pg from 'pg';

/* Which nodes are there. Each has a row, and a lock on its number for as long as its connection lives:
 * a row whose lock is free was left by a node that was killed, perhaps with something still to say. */

/** Of PostgreSQL's locks on two numbers, those that begin with this one are of nodes. */
const NODES = 20;

/** So many rows at a time: each of the dead takes one of the locks PostgreSQL has for everybody. */
const LOOKED_AT = 100;

/**
 * A number of its own for each connection: that of a dead one may be held for a while yet. Whoever
 * comes back takes its row of before away, so that nobody believes it killed.
 */
export async function registerNode(client: pg.Client, before?: number): Promise<number> {
  const node = randomInt(2 ** 31);
  // The lock first: whoever finds a row without one believes it of a dead node.
  await client.query('select pg_advisory_lock($1, $2)', [NODES, node]);
  await client.query(
    `with gone as (delete from live_nodes where id = $2) insert into live_nodes (id) values ($1)`,
    [node, before],
  );
  return node;
}

/**
 * Whether any node was killed. Of several who look, one finds it, and is found itself if it dies.
 * However many there are, each looks at those whose numbers follow its own, the lowest after the
 * highest: between a node that lives and the next one that does, nobody is overlooked.
 */
export async function findDeadNode(client: pg.Client, own: number): Promise<boolean> {
  let all = 0;
  for (let found = LOOKED_AT; found === LOOKED_AT; all += found) {
    const { rowCount } = await client.query(
      `delete from live_nodes where id in (
        select id from (
          (select id, 1 as lap from live_nodes where id > $1 order by id limit $3)
          union all
          (select id, 2 as lap from live_nodes where id < $1 order by id limit $3)
          order by lap, id limit $3) others
        where pg_try_advisory_xact_lock($2, id))`,
      [own, NODES, LOOKED_AT],
    );
    found = rowCount ?? 0;
  }
  return all > 0;
}

/** Only for a node that has said everything: nobody will look for it. */
export async function unregisterNode(client: pg.Client, own: number): Promise<void> {
  await client.query('delete from live_nodes where id = $1', [own]);
}
