import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import type { Connection } from '#server/platform/data/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { openPatiently } from '../database.ts';
import { type AppProcess, newAppProcess } from './app-process.ts';
import { type Browser, openBrowser } from './browser.ts';
import { halfDone, type Ledger, newLedger } from './ledger.ts';
import { addStaff, password } from './staff.ts';
import { newWriter, type Writer } from './writer.ts';

/** Of each kind; `npm run torture -- kill` has fifty. */
const OUTAGES = 8;
const WRITERS = 4;
/** So many writes are acknowledged between two outages: the connections are open and in use. */
const WRITES_BETWEEN = 6;

type Place = { app: AppProcess; connection: () => Promise<Connection> };
type Outage = () => Promise<void>;

/** PostgreSQL started by the app, which starts it again when it is lost. */
async function withOwn() {
  const app = await newAppProcess();
  const place = { app, connection: app.connection };
  return {
    ...place,
    outages: [() => killBackend(place), () => killPostmaster(place), () => stopPostmaster(place)],
  };
}

async function killBackend({ connection }: Place) {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name ~ '^stepwise [0-9]+$'
       order by xact_start nulls last limit 1`,
    );
    const [found] = rows;
    try {
      if (found) process.kill(found.pid, 'SIGKILL');
    } catch {
      // Nobody used it any more, and the pool has just closed it: nothing was lost this time.
    }
  });
}

async function killPostmaster({ app }: Place) {
  app.killPostgres();
}

let stops = 0;

/**
 * In turn a fast shutdown, where PostgreSQL ends every transaction with a message and closes its
 * connection, and an immediate one, after which it has to recover.
 */
async function stopPostmaster({ app }: Place) {
  const pid = app.postmaster();
  stops += 1;
  if (pid) process.kill(pid, stops % 2 === 0 ? 'SIGQUIT' : 'SIGINT');
}

/** PostgreSQL under DATABASE_URL, which somebody else stops and starts. */
async function withExternal() {
  const dataDir = await mkdtemp(join(tmpdir(), 'stepwise-outage-'));
  await chmod(dataDir, 0o755);
  let postgres = await startPostgres({ dataDir, durable: false });
  const { host, port, user, database } = postgres.connection;
  const app = await newAppProcess({
    databaseUrl: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
  });
  onTestEnd(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  async function restart() {
    await postgres.stop();
    postgres = await startPostgres({ dataDir, durable: false });
  }
  return { app, connection: async () => postgres.connection, outages: [restart] };
}

test.each([
  ['one of its processes is killed, all of it is killed, it is told to stop', withOwn],
  ['that of DATABASE_URL is restarted by others', withExternal],
])(
  'PostgreSQL is lost again and again while people write: %s',
  async (_, open) => {
    const { outages, ...place } = await open();
    onTestEnd(place.app.dispose);
    await place.app.start();
    const ledger = newLedger();
    const all = Array.from({ length: OUTAGES }, () => outages).flat();
    const { surprising, recovered } = await writeThrough(place, ledger, all);

    expect(surprising).toEqual([]);
    expect(recovered).toBe(all.length);
    expect(place.app.isUp()).toBe(true);
    expect(await withClient(place.connection, ledger.missing)).toEqual([]);
    expect(await withClient(place.connection, halfDone)).toEqual([]);
  },
  600_000,
);

/** Everybody writes until the last outage is over and something was acknowledged after it. */
async function writeThrough(place: Place, ledger: Ledger, outages: readonly Outage[]) {
  const database = openPatiently(await place.connection());
  const { mentors, shared } = await addStaff(database.db, WRITERS, 4);
  await database.close();
  const surprising: string[] = [];
  let recovered = 0;
  const isOver = () => recovered === outages.length || surprising.length > 0;

  async function work(writer: Writer, browser: Browser) {
    while (!isOver()) {
      const before = ledger.count();
      try {
        surprising.push(...(await writer.write(browser)));
      } catch (error) {
        // The app itself is never away: no connection to it may break.
        surprising.push(String(error));
      }
      if (ledger.count() === before) await delay(20);
    }
    browser.close();
  }

  async function reached(count: number) {
    while (ledger.count() < count && surprising.length === 0) await delay(5);
  }

  async function interrupt() {
    for (const lose of outages) {
      await reached(ledger.count() + WRITES_BETWEEN);
      await lose();
      // Whoever was waiting for an answer just then may still get a good one: not so many.
      await reached(ledger.count() + WRITERS + 1);
      if (surprising.length > 0) return;
      recovered += 1;
    }
  }

  // All of them before the first outage: who logs in during one would be sent away.
  const atWork = await Promise.all(
    mentors.map(async (mentor) => ({
      writer: newWriter(mentor, shared, ledger),
      browser: await openBrowser(place.app.origin, mentor.email, password),
    })),
  );
  const working = atWork.map(({ writer, browser }) => work(writer, browser));
  await Promise.all([...working, interrupt()]);
  return { surprising, recovered };
}

async function withClient<T>(
  connection: Place['connection'],
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(await connection());
  // It may be the very connection that is cut.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
