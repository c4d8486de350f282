import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';
import { users } from './people.ts';

/** Secrets created on the first start and shared by every node, so that no setting has to hold one. */
export const appKeys = pgTable('app_keys', {
  name: text().primaryKey(),
  secret: bytea().notNull(),
});

/**
 * Counts of attempts, in the columns of rate-limiter-flexible. An unlogged table: a crash resets it.
 */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** In milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/**
 * How long the lists of people, organisations, subscriptions and waiting reflections are, and the groups
 * of an overview, as differences to add up. Kept by triggers (migrations 0011, 0049 and 0062), so that
 * two who add people or sign off at once never wait for each other.
 */
export const listTotals = pgTable('list_totals', {
  list: text().notNull(),
  difference: integer().notNull(),
});

/** Whether the product is closed for maintenance: one row when it is, none when it is not. */
export const maintenance = pgTable('maintenance', {
  /** Always true, so that there is never a second row. */
  on: boolean().primaryKey(),
  since: instant().notNull(),
  bypassHash: bytea().notNull(),
});

/**
 * The nodes that run. The row of a killed node stays, but its lock on the number does not: that is how
 * other nodes find it (live/node-registry.ts).
 */
export const liveNodes = pgTable('live_nodes', {
  id: integer().primaryKey(),
});

/**
 * Creations that their clients may repeat, as they can't know whether an answer that was lost was a yes.
 * Each is written in the transaction of what it created, and kept for a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The name of the call. */
    call: text().notNull(),
    /** SHA-256. */
    bodyHash: bytea().notNull(),
    /** As JSON. Null only within the transaction that creates the record. */
    answer: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);
