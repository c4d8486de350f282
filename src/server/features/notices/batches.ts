import { and, count, eq, exists, gte, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#contract/notices/notice-words.ts';
import type { Db } from '#server/platform/data/database.ts';
import { notices } from '#server/schema/index.ts';

// Proposed phrases come in batches. Each has a notice of its own, so that a decision settles it, but
// all that are unread are shown as one, and so are those of a day that were read.

const inBatches = 'phrase_proposed' satisfies NoticeKind;

const isInBatches = eq(notices.kind, inBatches);

const siblings = alias(notices, 'siblings');

const areSiblings = and(eq(siblings.recipient, notices.recipient), eq(siblings.kind, inBatches));

const batchOf = ({ at, readAt }: typeof notices | typeof siblings) =>
  sql`case when ${readAt} is null then null else (${at} at time zone 'Pacific/Auckland')::date end`;

const isOfTheBatch = and(
  areSiblings,
  sql`${batchOf(siblings)} is not distinct from ${batchOf(notices)}`,
);

/** The newest of a batch stands for it. */
export function standsForItsBatch(db: Db) {
  const isNewer = sql`(${siblings.at}, ${siblings.uuid}) > (${notices.at}, ${notices.uuid})`;
  const newer = db.select({ uuid: siblings.uuid }).from(siblings).where(and(isOfTheBatch, isNewer));
  return or(ne(notices.kind, inBatches), notExists(newer));
}

/** How many notices are shown as this one. */
export function batchSize(db: Db) {
  const size = db.select({ count: count() }).from(siblings).where(isOfTheBatch);
  return sql<number>`case when ${isInBatches} then (${size})::int else 1 end`;
}

/** Those that were shown as one of these. */
export function isShownAsOneOf(db: Db, uuids: readonly string[]) {
  const shown = db
    .select({ uuid: siblings.uuid })
    .from(siblings)
    .where(and(areSiblings, inArray(siblings.uuid, [...uuids]), gte(siblings.at, notices.at)));
  return or(inArray(notices.uuid, [...uuids]), and(isInBatches, exists(shown)));
}

type Row = { kind: NoticeKind; count: number };

/** The same for rows of one mail: the first of a batch stands for it. */
export function asBatches<R extends Row>(rows: readonly R[]): R[] {
  const count = rows.filter(({ kind }) => kind === inBatches).length;
  const first = rows.find(({ kind }) => kind === inBatches);
  return rows.flatMap((row) => {
    if (row.kind !== inBatches) return [row];
    return row === first ? [{ ...row, count }] : [];
  });
}
