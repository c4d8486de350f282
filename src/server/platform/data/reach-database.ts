import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './database.ts';
import { causeOf } from './outage.ts';
import { assertUsable, explained } from './usable-database.ts';

const SECOND = 1_000;

/**
 * Connects once to the PostgreSQL of DATABASE_URL, to fail early where that is not possible, or where
 * the database there can't hold the product.
 */
export async function reachDatabase(
  url: string,
  { patience = 30 * SECOND } = {},
): Promise<Connection> {
  const connection = { connectionString: url };
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await Promise.race([look(client), silence(patience)]);
    return connection;
  } catch (thrown) {
    const error = thrown instanceof Error ? causeOf(thrown) : new Error(String(thrown));
    throw new Error(
      `DATABASE_URL leads to no database that can be used: ${explained(error).message}`,
      {
        cause: error,
      },
    );
  } finally {
    // An open connection would keep a command from ending. Not awaited: a server that is silent stays so.
    void client.end().catch(() => undefined);
  }
}

async function look(client: pg.Client): Promise<void> {
  await client.connect();
  await assertUsable(client);
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
