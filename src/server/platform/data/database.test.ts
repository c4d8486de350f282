import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, inject, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { type Database, openDatabase } from './database.ts';
import { outageOf } from './outage.ts';
import { reachDatabase } from './reach-database.ts';

let place: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  place = await testDatabase();
});

/** A pool of two: one connection more than is in use, or none where one was never given back. */
function withLimit(use: number): Database & AsyncDisposable {
  const limits = { connections: 2, wait: 60_000, use };
  const opened = openDatabase(place.connection, { limits });
  return { ...opened, [Symbol.asyncDispose]: opened.close };
}

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const failure: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error('it did not fail');
  return failure;
}

/** The database by another address, behind which it can fall silent: what is sent then arrives later. */
async function behindNetwork() {
  const { host, port } = inject('postgres');
  const sockets = new Set<Socket>();
  let isSilent = false;
  const network = createServer((near) => {
    const far = host.startsWith('/')
      ? connect(join(host, `.s.PGSQL.${port}`))
      : connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from.on('error', () => from.destroy()));
      from.on('data', (data) => to.write(data)).on('close', () => to.destroy());
      if (isSilent) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(network, 'listening');
  onTestEnd(async () => {
    for (const socket of sockets) socket.destroy();
    network.close();
  });
  const address = network.address() as AddressInfo;
  return {
    connection: { ...place.connection, host: '127.0.0.1', port: address.port },
    fallSilent(silent: boolean) {
      isSilent = silent;
      for (const socket of sockets) silent ? socket.pause() : socket.resume();
    },
  };
}

const hours = 2 * 60 * 60 * 1_000;
const watchful = { connections: 2, wait: hours, use: hours, patience: 50 };

const forHours = sql`select pg_sleep(7200)`;
const whoAmI = sql<{ pid: number }>`select pg_backend_pid() as pid`;

test('a query without an answer fails, and its connection is not used again', async () => {
  await using database = withLimit(300);
  const { rows: before } = await database.db.execute(whoAmI);

  expect(outageOf(await failureOf(database.db.execute(forHours)))).toBe('away');

  const { rows: after } = await database.db.execute(whoAmI);
  expect(after[0]?.pid).not.toBe(before[0]?.pid);
});

test('a transaction without an answer fails, and so does all that it tries afterwards', async () => {
  await using database = withLimit(300);
  const failures: Error[] = [];

  const whole = database.db.transaction(async (outer) => {
    // A part that may fail on its own, as a savepoint lets it.
    failures.push(await failureOf(outer.transaction((inner) => inner.execute(forHours))));
    failures.push(await failureOf(outer.execute(whoAmI)));
  });

  failures.push(await failureOf(whole));
  expect(failures.map(outageOf)).toEqual(['away', 'away', 'away']);
  expect((await database.db.execute(whoAmI)).rows).toHaveLength(1);
});

test('connections lost inside transactions end neither the process nor the pool', async () => {
  await using database = withLimit(60_000);
  const killed = sql`select pg_terminate_backend(pg_backend_pid())`;

  for (let time = 0; time < 20; time += 1) {
    const failure = await failureOf(database.db.transaction((tx) => tx.execute(killed)));
    expect(outageOf(failure)).toBe('away');
  }

  expect((await database.db.execute(whoAmI)).rows).toHaveLength(1);
});

test('a connection lost while its transaction does something else does no harm either', async () => {
  await using database = withLimit(60_000);
  const failure = await failureOf(
    database.db.transaction(async (tx) => {
      const { rows } = await tx.execute(whoAmI);
      // It is waited for: until its process is gone it might still answer.
      await place.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 60000)`);
      await tx.execute(whoAmI);
    }),
  );
  expect(outageOf(failure)).toBe('away');
  expect((await database.db.execute(whoAmI)).rows).toHaveLength(1);
});

test('a connection that has become read-only, as after a failover, is not used again', async () => {
  await using database = withLimit(60_000);
  const { rows: before } = await database.db.execute(whoAmI);
  await database.db.execute(sql`set default_transaction_read_only = on`);

  const create = sql`create table if not exists written (at timestamptz)`;
  const failure = await failureOf(database.db.transaction((tx) => tx.execute(create)));

  expect(outageOf(failure)).toBe('away');
  const { rows: after } = await database.db.transaction(async (tx) => {
    await tx.execute(create);
    return tx.execute(whoAmI);
  });
  expect(after[0]?.pid).not.toBe(before[0]?.pid);
});

test('a slow statement goes on while the database answers others', async () => {
  const database = openDatabase(place.connection, { limits: watchful });
  onTestEnd(database.close);
  const slow = () => database.db.execute(sql`select pg_sleep(0.5)`);
  // The third waits for a connection meanwhile.
  const answers = await Promise.all([slow(), slow(), slow()]);
  expect(answers.map(({ rowCount }) => rowCount)).toEqual([1, 1, 1]);
});

test('nobody waits for a database that has fallen silent, until it answers again', async () => {
  const { connection, fallSilent } = await behindNetwork();
  const database = openDatabase(connection, { limits: watchful });
  onTestEnd(database.close);
  const ask = () => database.db.execute(whoAmI);
  await Promise.all([ask(), ask()]);

  fallSilent(true);
  // Two in use, one that waits for them, and one on a new connection.
  const failures = await Promise.all([ask(), ask(), ask()].map(failureOf));
  failures.push(await failureOf(ask()));
  expect(failures.map(outageOf)).toEqual(['away', 'away', 'away', 'away']);

  fallSilent(false);
  await expect
    .poll(() =>
      ask().then(
        ({ rows }) => rows.length,
        () => 0,
      ),
    )
    .toBe(1);
});

/** Of this test's database, at another address. */
function urlAt({ host, port }: { host: string; port: number }): string {
  const { user, password = '' } = inject('postgres');
  const { database } = place.connection;
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

test('a start is patient with a machine that is busy, and not with a silent database', async () => {
  const { connection, fallSilent } = await behindNetwork();
  const url = urlAt(connection);
  // As long as the server is being loaded, each turn takes longer than the answer may.
  const loading = setInterval(() => {
    const end = performance.now() + 200;
    while (performance.now() < end);
  });
  await reachDatabase(url, { patience: 50 }).finally(() => clearInterval(loading));

  fallSilent(true);
  const failure = await failureOf(reachDatabase(url, { patience: 50 }));
  expect(failure.message).toContain('no database that can be used');
});
