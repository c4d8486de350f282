import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** Keys made on the first start and shared by every node, so that no setting has to hold a secret. */
export const appKeys = pgTable('app_keys', {
  name: text().primaryKey(),
  secret: bytea().notNull(),
});

/**
 * Counted tries, in the columns that rate-limiter-flexible wants. Unlogged (see the migration): after
 * a crash everybody may simply try again.
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
 * How long the lists of people, organisations and subscriptions are, as differences that add up,
 * kept by triggers (migration list_totals): two who add people at once never wait for each other.
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
 * The nodes that are there. A row outlives a node that is killed, and the lock that the node held on
 * its number does not: by that the others find it (live/node-registry.ts).
 */
export const liveNodes = pgTable('live_nodes', {
  id: integer().primaryKey(),
});
