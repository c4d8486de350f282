import pg from 'pg';
import type { Connection } from './database.ts';
import { causeOf } from './outage.ts';

const TIMEOUT = 10_000;

/** Connects once to the PostgreSQL of DATABASE_URL, to fail early where that is not possible. */
export async function reachDatabase(url: string): Promise<Connection> {
  const connection = { connectionString: url };
  try {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: TIMEOUT });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return connection;
  } catch (thrown) {
    const error = thrown instanceof Error ? causeOf(thrown) : new Error(String(thrown));
    throw new Error(`DATABASE_URL leads to no database that can be used: ${error.message}`, {
      cause: error,
    });
  }
}
