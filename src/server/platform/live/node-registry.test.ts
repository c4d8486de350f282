import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { findDeadNode, registerNode } from './node-registry.ts';

async function connected(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  onTestEnd(() => client.end());
  return client;
}

test('however many nodes run, those that were killed are found, and they alone', async () => {
  const { connection, pool } = await testDatabase();
  const [looking, others] = [await connected(connection), await connected(connection)];
  const living = Array.from({ length: 350 }, (_, index) => 10 * (index + 1));
  await others.query('select pg_advisory_lock(20, id) from unnest($1::int[]) id', [living]);
  const enterAll = 'insert into live_nodes select unnest($1::int[])';
  await pool.query(enterAll, [living]);

  // Before the first, after the last, and in between, alone and several in a row.
  for (const killed of [[5], [3505], [1755], [2001, 2002, 2003]]) {
    await pool.query(enterAll, [killed]);
    const finds: boolean[] = [];
    for (const node of living) finds.push(await findDeadNode(looking, node));

    expect(finds).toContain(true);
    const { rows } = await pool.query('select id from live_nodes order by id');
    expect(rows.map(({ id }) => id)).toEqual(living);
  }
});

test('however many nodes were killed, one look finds them all', async () => {
  const { connection, pool } = await testDatabase();
  const client = await connected(connection);
  const node = await registerNode(client);
  // More than PostgreSQL can lock at once, with the many connections that it allows in tests.
  await pool.query('insert into live_nodes select -number from generate_series(1, 80000) number');

  expect(await findDeadNode(client, node)).toBe(true);

  expect((await pool.query('select id from live_nodes')).rows).toEqual([{ id: node }]);
  expect(await findDeadNode(client, node)).toBe(false);
});
