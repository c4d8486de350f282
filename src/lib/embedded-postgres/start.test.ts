import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { databaseUser } from './database-user.ts';
import {
  concurrently,
  ended,
  launchApp,
  neverInitialised,
  postmasterIn,
  query,
  start,
  startApp,
  temporaryFolder,
} from './postgres.test-support.ts';
import { startPostgres } from './start.ts';

const working = `select 1 from pg_stat_activity where query like '%_series%' and pid <> pg_backend_pid()`;

describe('PostgreSQL without installation', concurrently, () => {
  test('keeps what was written, and is gone when it has stopped', async () => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    const first = await startPostgres({ dataDir });
    await query(first, `create table kept as select 'mātauranga' as word`);
    await first.stop();
    await first.stop();
    expect(postmasterIn(dataDir)).toBeUndefined();

    const second = await start(tidy, dataDir);
    expect([first.adopted, second.adopted]).toEqual([false, false]);
    expect(await query(second, 'select word from kept')).toEqual(['mātauranga']);
  });

  test('sorts as people here do, searches macrons, and has every extension we use', async () => {
    await using tidy = new AsyncDisposableStack();
    const running = await start(tidy, temporaryFolder(tidy));
    for (const name of ['pg_trgm', 'unaccent', 'citext', 'pgcrypto']) {
      await query(running, `create extension ${name}`);
    }
    const words = `unnest(array['Zed', 'bob', 'Ānaru', 'āhi', 'ahi']) as word`;
    const sorted = ['ahi', 'āhi', 'Ānaru', 'bob', 'Zed'];
    expect(await query(running, `select word from ${words} order by word`)).toEqual(sorted);
    expect(
      await query(running, `select word from ${words} order by word collate "en-NZ-x-icu"`),
    ).toEqual(sorted);
    expect(await query(running, `select similarity('āhi', 'ahi') < 1, lower('Ā')`)).toEqual([
      true,
      'ā',
    ]);
    expect(await query(running, 'show data_checksums')).toEqual(['on']);
  });

  test('lets the app work in its own database and no further', async () => {
    await using tidy = new AsyncDisposableStack();
    const running = await start(tidy, temporaryFolder(tidy));
    expect(await query(running, 'show listen_addresses')).toEqual(['']);
    await expect(query(running, `copy (select 1) to program 'true'`)).rejects.toThrow(
      'permission denied',
    );
  });

  test.each([
    ['a path too long for a socket', 'a-folder-with-a-long-name/'.repeat(5)],
    ['commas, quotes and blanks in the path', 'tā tātou, "data" '],
  ])('works with %s, and is found there again', async (_, name) => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = join(temporaryFolder(tidy), name);
    const first = await start(tidy, dataDir);
    const second = await startPostgres({ dataDir });
    expect(second.adopted).toBe(true);
    expect(second.connection).toEqual(first.connection);
    const { host } = first.connection;
    if (!host.startsWith(dataDir)) tidy.defer(() => rmSync(host, { recursive: true }));
    expect(statSync(host).mode & 0o777).toBe(0o700);
    expect(await query(second, 'select 1')).toEqual([1]);
  });

  test('says what PostgreSQL said when it cannot start', async () => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    await (await startPostgres({ dataDir, durable: false })).stop();
    appendFileSync(join(dataDir, 'pg18/postgresql.conf'), '\nno_such_setting = 1\n');
    await expect(startPostgres({ dataDir })).rejects.toThrow('no_such_setting');
  });

  test('refuses a folder that holds something else', async () => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    mkdirSync(join(dataDir, 'pg18'));
    writeFileSync(join(dataDir, 'pg18/letter.txt'), '');
    await expect(startPostgres({ dataDir })).rejects.toThrow('not a PostgreSQL cluster');
  });
});

describe('two at once, and sudden ends', concurrently, () => {
  test('two starts in a new folder share one PostgreSQL', async () => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    const both = await Promise.all([start(tidy, dataDir), start(tidy, dataDir)]);
    expect(both.filter(({ adopted }) => adopted)).toHaveLength(1);
    expect(await query(both[0], 'create table shared ()')).toEqual([]);
    expect(await query(both[1], 'select count(*)::int from shared')).toEqual([0]);
  });

  test.each([
    ['killed', 'SIGKILL'],
    ['interrupted in its terminal', 'SIGINT'],
  ] as const)('PostgreSQL outlives an app that is %s; the next adopts it', async (_, signal) => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    const { app, adopted, connection } = await startApp(tidy, { dataDir });
    await query({ connection }, 'create table written ()');
    const before = postmasterIn(dataDir);
    await ended(app, signal, true);

    const next = await start(tidy, dataDir);
    expect([adopted, next.adopted]).toEqual([false, true]);
    expect(postmasterIn(dataDir)).toEqual(before);
    expect(await query(next, 'select count(*)::int from written')).toEqual([0]);

    await next.stop();
    expect(postmasterIn(dataDir)).toBeUndefined();
  });

  test('recovers when PostgreSQL itself was killed, even in the middle of a long query', async () => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    const running = await startPostgres({ dataDir });
    await query(running, 'create table written ()');
    const { pid } = postmasterIn(dataDir) ?? expect.fail('PostgreSQL is not running');
    let isKilled = false;
    // One after the other: while nobody looked, the first may have come to its end.
    async function keepBusy() {
      while (!isKilled) await query(running, 'select count(*) from generate_series(1, 3000000)');
    }
    const busy = keepBusy().catch(() => undefined);
    while (!(await query(running, working)).length) await turn();
    isKilled = true;
    process.kill(pid, 'SIGKILL');

    const next = await start(tidy, dataDir);
    expect(next.adopted).toBe(false);
    expect(await query(next, 'select count(*)::int from written')).toEqual([0]);
    await busy;
  });

  test('waits for one that is stopping, then starts', async () => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    const first = await startPostgres({ dataDir, durable: false });
    const stopping = first.stop();
    const next = await start(tidy, dataDir);
    await stopping;
    expect(await query(next, 'select 1')).toEqual([1]);
  });

  test('starts when the number of a killed PostgreSQL belongs to another process', async () => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    await (await startPostgres({ dataDir, durable: false })).stop();
    const user = databaseUser(join(dataDir, 'pg18'));
    const other = spawn('sleep', ['600'], { ...user });
    tidy.defer(() => ended(other, 'SIGKILL'));
    const note = [other.pid, join(dataDir, 'pg18'), 1_790_000_000, 5432, '', '', '', 'ready'];
    writeFileSync(join(dataDir, 'pg18/postmaster.pid'), `${note.join('\n')}\n`);

    const running = await start(tidy, dataDir);
    expect(running.adopted).toBe(false);
    expect(other.exitCode).toBeNull();
  });

  test('a start killed half-way leaves nothing half-made', async () => {
    await using tidy = new AsyncDisposableStack();
    const dataDir = temporaryFolder(tidy);
    const unfinished = () => readdirSync(dataDir).filter((name) => name.startsWith('pg18.new-'));
    const checkout = await neverInitialised(temporaryFolder(tidy));
    const { app } = launchApp(tidy, { checkout, dataDir });
    while (unfinished().length === 0) await turn();
    await ended(app, 'SIGKILL');
    expect(existsSync(join(dataDir, 'pg18'))).toBe(false);

    const running = await start(tidy, dataDir);
    expect(await query(running, 'select 1')).toEqual([1]);
    expect(readFileSync(join(dataDir, 'pg18/PG_VERSION'), 'utf8')).toBe('18\n');
  });
});
