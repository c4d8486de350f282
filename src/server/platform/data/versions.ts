import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Translatable } from '#lib/messages/message.ts';
import { changedSince } from '#server/platform/http/api-error.ts';
import type { Context } from './context.ts';

/**
 * The next `updated_at` of a row: now, but always later than the last, so that two changes within
 * one millisecond are still two versions to `If-Match`.
 */
export function nextVersion(ctx: Context, column: PgColumn): SQL<Date> {
  return sql`greatest(${ctx.now.toISOString()}::timestamptz, ${column} + interval '1 millisecond')`;
}

type Versioned = { updatedAt: Date | null };

/**
 * Refuses an edit that began from an older version, and sends the current record to compare. A
 * record that has never been saved has the version `null`.
 */
export async function assertNotStale(
  ctx: Context,
  displayMessage: Translatable,
  row: Versioned,
  current: () => object | Promise<object>,
) {
  if (ctx.ifMatch === undefined || ctx.ifMatch === '*') return;
  if (row.updatedAt === null && ctx.ifMatch === 'null') return;
  if (Date.parse(ctx.ifMatch) === row.updatedAt?.getTime()) return;
  throw changedSince(displayMessage, await current());
}

type List = readonly (string | null)[];

/**
 * The same for a list that is written as a whole, by what it was when the person saw it. Whoever does
 * not say what they saw replaces any.
 */
export async function assertAsSeen(
  displayMessage: Translatable,
  { seen, present }: { seen: List | undefined; present: List },
  current: () => object | Promise<object>,
) {
  if (seen === undefined || isDeepStrictEqual(seen, present)) return;
  throw changedSince(displayMessage, await current());
}
