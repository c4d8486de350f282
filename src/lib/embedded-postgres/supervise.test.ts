import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { supervisePostgres } from './supervise.ts';

test('a PostgreSQL that was killed is there again, with what it held', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stepwise-keep-'));
  chmodSync(dataDir, 0o755);
  await using tidy = new AsyncDisposableStack();
  tidy.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const { connection, revive, leave } = await supervisePostgres({ dataDir });
  tidy.defer(leave);
  const ask = async (sql: string) => {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  await ask('create table kept as select 1 as one');

  const [pid = ''] = readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await Promise.all([revive(), revive()]);

  expect(await ask('select one from kept')).toEqual([{ one: 1 }]);
});
