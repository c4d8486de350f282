import { randomInt } from 'node:crypto';
import type pg from 'pg';

/* The nodes that run. Each has a row, and holds a lock on its number as long as its connection lives:
 * a row without a lock was left by a node that was killed, perhaps with changes still to send. */

/** The first number of our advisory locks; the second is the node's. */
const LOCK_CLASS = 20;

/** Rows in one statement: each dead node takes one of PostgreSQL's locks, which all clients share. */
const BATCH = 100;

/**
 * Registers under a new number each time, because the lock of a dead connection may be held for a
 * while yet. Removes the row of the node's previous connection, so that nobody takes it for killed.
 */
export async function registerNode(client: pg.Client, previous?: number): Promise<number> {
  const node = randomInt(2 ** 31);
  // The lock first: a row without one looks like that of a killed node.
  await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, node]);
  await client.query(
    `with gone as (delete from live_nodes where id = $2) insert into live_nodes (id) values ($1)`,
    [node, previous],
  );
  return node;
}

/**
 * Whether any node was killed; removes its row, so that only one of the others finds it. Each node
 * looks at the numbers that follow its own, from the highest on to the lowest, so that no killed node
 * between two running ones is overlooked.
 */
export async function findDeadNode(client: pg.Client, own: number): Promise<boolean> {
  let total = 0;
  for (let removed = BATCH; removed === BATCH; total += removed) {
    const { rowCount } = await client.query(
      `delete from live_nodes where id in (
        select id from (
          (select id, 1 as lap from live_nodes where id > $1 order by id limit $3)
          union all
          (select id, 2 as lap from live_nodes where id < $1 order by id limit $3)
          order by lap, id limit $3) others
        where pg_try_advisory_xact_lock($2, id))`,
      [own, LOCK_CLASS, BATCH],
    );
    removed = rowCount ?? 0;
  }
  return total > 0;
}

/** Only for a node that has sent all its changes: the others will not notice that it is gone. */
export async function unregisterNode(client: pg.Client, own: number): Promise<void> {
  await client.query('delete from live_nodes where id = $1', [own]);
}
