import { setImmediate as turn } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { applicationName } from '#lib/embedded-postgres/index.ts';

/** A connection pool or one transaction of it: use cases can't tell and needn't. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** Where PostgreSQL is: a URL, or the socket of our own. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password?: string; database: string };

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

const SECOND = 1_000;

type Limits = {
  connections: number;
  /** How long to wait for one of them, in milliseconds. */
  wait: number;
  /** How long one query, or one transaction with all its queries, may keep a connection. */
  use: number;
};

/**
 * Nobody who asked for a page waits longer than five seconds, whatever the database does: then they
 * should hear that it will not be now.
 */
export const requestLimits: Limits = { connections: 10, wait: 4 * SECOND, use: 4 * SECOND };

/** For what nobody waits for: jobs, purges, commands. A job is given up after a minute anyway. */
export const workLimits: Limits = { connections: 5, wait: 30 * SECOND, use: 60 * SECOND };

type Options = {
  limits?: Limits;
  /** A connection was lost, whoever used it. */
  onLost?: (error: Error) => void;
};

export function openDatabase(
  connection: Connection,
  { limits = requestLimits, onLost = () => undefined }: Options = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    application_name: applicationName(),
    max: limits.connections,
    connectionTimeoutMillis: limits.wait,
    // For PostgreSQL, should this process be gone: a little later than what we see to ourselves.
    statement_timeout: limits.use + SECOND,
    idle_in_transaction_session_timeout: limits.use + 10 * SECOND,
  });
  // A lost connection without a listener ends this process. The pool listens to idle ones alone.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onLost));
  endSilentConnections(pool, limits.use);
  return { db: withTransactions(pool), pool, close: () => pool.end() };
}

/**
 * Cuts connections that are kept too long: a database that hangs, or a network that swallows,
 * answers nothing and closes nothing. Whoever waits for an answer hears of it at once.
 */
function endSilentConnections(pool: pg.Pool, limit: number) {
  const inUse = new Map<pg.PoolClient, NodeJS.Timeout>();
  function watch(client: pg.PoolClient) {
    const due = performance.now() + limit;
    const timer = setTimeout(async () => {
      const isLate = performance.now() > due + SECOND;
      // Answers that have arrived meanwhile are heard before the connection is judged.
      await turn();
      if (inUse.get(client) !== timer) return;
      // Late itself: not the database stood still but this whole machine.
      if (isLate) watch(client);
      else await client.end();
    }, limit).unref();
    inUse.set(client, timer);
  }
  pool.on('acquire', watch);
  pool.on('release', (_error, client) => {
    clearTimeout(inUse.get(client));
    inUse.delete(client);
  });
}

/** The pool itself, which only the whole database has and no transaction. */
export function poolOf(db: Db): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client;
  throw new Error('This is a transaction, and has no pool.');
}

/** Drizzle's own never gives a connection back that was lost before its transaction had begun. */
function withTransactions(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, { casing: 'snake_case' });
  const known = new WeakMap<pg.PoolClient, Db>();
  function on(client: pg.PoolClient): Db {
    const found = known.get(client) ?? drizzle(client, { casing: 'snake_case' });
    known.set(client, found);
    return found;
  }
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await on(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
