import { setImmediate as turn } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import { whetherAnswering } from './answering.ts';
import { outageOf } from './outage.ts';
import { WatchfulPool } from './watchful-pool.ts';

/** A connection pool or one transaction of it: use cases work with either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** Where PostgreSQL is: a URL, or the socket of the embedded one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password?: string; database: string };

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

const SECOND = 1_000;
/** After a peak: each connection is some 9 MB of PostgreSQL's, mostly plans and what it knows of tables. */
const KEPT_IDLE = 5 * SECOND;

type Limits = {
  connections: number;
  /** How long to wait for a connection, in milliseconds. */
  wait: number;
  /** How long a query or a whole transaction may keep a connection, in milliseconds. */
  use: number;
  /** After which time of either to look whether the database answers at all, in milliseconds. */
  patience?: number;
};

/**
 * So that a request is answered within five seconds, and within two, with 503, where the database does
 * not answer at all.
 */
export const requestLimits: Limits = {
  connections: 10,
  wait: 4 * SECOND,
  use: 4 * SECOND,
  patience: 0.8 * SECOND,
};

/** For jobs, purges and commands. A job is given up after a minute anyway. */
export const workLimits: Limits = { connections: 5, wait: 30 * SECOND, use: 60 * SECOND };

type Options = {
  limits?: Limits;
  /** Called when a connection is lost. */
  onLost?: (error: Error) => void;
};

export function openDatabase(
  connection: Connection,
  { limits = requestLimits, onLost = () => undefined }: Options = {},
): Database {
  const lookedIn = whetherAnswering(connection);
  let returnedAt = 0;
  // Where others get their answers the machine is busy, and a new login only takes too long.
  const isAnswering = async () => {
    const askedAt = performance.now();
    return (await lookedIn()) || returnedAt > askedAt;
  };
  const { patience } = limits;
  const config = {
    ...connection,
    application_name: applicationName(),
    max: limits.connections,
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: KEPT_IDLE,
    // PostgreSQL's own limits are a little longer than ours: they serve where this process is gone.
    statement_timeout: limits.use + SECOND,
    idle_in_transaction_session_timeout: limits.use + 10 * SECOND,
  };
  const pool = new WatchfulPool(config, patience ? { patience, isAnswering } : undefined);
  // A lost connection without a listener ends this process, and the pool listens to idle ones only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('release', (error) => {
    if (!error) returnedAt = performance.now();
  });
  endConnections(pool, { after: limits.use });
  if (patience) endConnections(pool, { after: patience, unless: isAnswering });
  return { db: withTransactions(pool), pool, close: () => pool.end() };
}

type Ending = { after: number; unless?: () => Promise<boolean> };

/**
 * Ends connections that are in use for too long, so that what waits for them fails: a database that
 * hangs, or a network that drops packets, neither answers nor closes a connection.
 */
function endConnections(pool: pg.Pool, { after, unless = async () => false }: Ending) {
  const inUse = new Map<pg.PoolClient, NodeJS.Timeout>();
  function watch(client: pg.PoolClient) {
    const due = performance.now() + after;
    const timer = setTimeout(async () => {
      const isLate = performance.now() > due + SECOND;
      // Lets answers that have arrived meanwhile be handled first.
      await turn();
      const isInUse = () => inUse.get(client) === timer;
      if (!isInUse()) return;
      // The timer is late itself: this machine stood still, not the database.
      const isSpared = isLate || (await unless());
      if (!isInUse()) return;
      if (isSpared) watch(client);
      else await client.end();
    }, after).unref();
    inUse.set(client, timer);
  }
  pool.on('acquire', watch);
  pool.on('release', (_error, client) => {
    clearTimeout(inUse.get(client));
    inUse.delete(client);
  });
}

/** The pool behind a database; throws for a transaction. */
export function poolOf(db: Db): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client;
  throw new Error('This is a transaction, and has no pool.');
}

/** Drizzle's own `transaction` never releases a connection that was lost before it began. */
function withTransactions(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, { casing: 'snake_case' });
  const cache = new WeakMap<pg.PoolClient, Db>();
  function drizzleOn(client: pg.PoolClient): Db {
    const clientDb = cache.get(client) ?? drizzle(client, { casing: 'snake_case' });
    cache.set(client, clientDb);
    return clientDb;
  }
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let outage: Error | undefined;
    try {
      return await drizzleOn(client).transaction(work, config);
    } catch (error) {
      if (error instanceof Error && outageOf(error) === 'away') outage = error;
      throw error;
    } finally {
      // With an error the pool drops the connection, as it may still lead to a server that is
      // read-only now because another one has taken over. What fails outside of transactions is
      // dropped by the pool itself.
      client.release(outage);
    }
  };
  return db;
}
