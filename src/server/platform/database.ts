import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A connection pool or one transaction of it: use cases can't tell and needn't. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** Where PostgreSQL is: a URL, or the socket of our own. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password?: string; database: string };

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

const SECONDS = 1_000;

/** Times out rather than hangs: a page that waits longer than this has lost its reader anyway. */
export const limits = {
  max: 10,
  connectionTimeoutMillis: 5 * SECONDS,
  statement_timeout: 15 * SECONDS,
  idle_in_transaction_session_timeout: 15 * SECONDS,
} as const;

export function openDatabase(
  connection: Connection,
  onLost: (error: Error) => void = () => undefined,
): Database {
  const pool = new pg.Pool({ ...connection, ...limits, application_name: 'stepwise' });
  // Without a listener, one idle connection cut by the server would end this process.
  pool.on('error', onLost);
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}
