import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

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

/** Totals that lists show on every page, kept by triggers (migration 0002) instead of counted. */
export const tallies = pgTable('tallies', {
  name: text().primaryKey(),
  count: bigint({ mode: 'number' }).notNull(),
});

/**
 * How long the lists of people, organisations and subscriptions are, and the groups of an overview, as
 * differences to add up. Kept by triggers (migrations 0011 and 0049), so that two who add people at
 * once never wait for each other.
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
