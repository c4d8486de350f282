import pg from 'pg';
import { expect, test } from 'vitest';
import { atEnd } from '#testing/at-end.ts';
import { testDatabase } from '#testing/database.ts';
import { enter, findKilled } from './presence.ts';

test('however many nodes were killed, one look finds them all', async () => {
  const { connection, pool } = await testDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  atEnd(() => client.end());
  const node = await enter(client);
  // More than PostgreSQL can lock at once, with the many connections that it allows in tests.
  await pool.query('insert into live_nodes select -number from generate_series(1, 80000) number');

  expect(await findKilled(client, node)).toBe(true);

  expect((await pool.query('select id from live_nodes')).rows).toEqual([{ id: node }]);
  expect(await findKilled(client, node)).toBe(false);
}, 60_000);
