import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './database.ts';
import { causeOf } from './outage.ts';

const SECOND = 1_000;

/** Connects once to the PostgreSQL of DATABASE_URL, to fail early where that is not possible. */
export async function reachDatabase(
  url: string,
  { patience = 10 * SECOND } = {},
): Promise<Connection> {
  const connection = { connectionString: url };
  try {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    await Promise.race([client.connect(), silence(patience)]);
    await client.end();
    return connection;
  } catch (thrown) {
    const error = thrown instanceof Error ? causeOf(thrown) : new Error(String(thrown));
    throw new Error(`DATABASE_URL leads to no database that can be used: ${error.message}`, {
      cause: error,
    });
  }
}

/**
 * Not node-postgres’ own limit: this process loads the rest of the server meanwhile, and on a busy
 * machine that takes longer than the answer, which then waits to be read.
 */
async function silence(patience: number): Promise<never> {
  let isLate: boolean;
  do {
    const due = performance.now() + patience;
    await delay(patience, undefined, { ref: false });
    isLate = performance.now() > due + Math.min(SECOND, patience);
    await turn();
  } while (isLate);
  throw new Error('timeout expired');
}
