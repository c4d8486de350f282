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
 * Refuses an edit begun from an older version, with the present one to compare. What has never been
 * saved has the version `null`.
 */
export async function assertNotStale(
  ctx: Context,
  says: Translatable,
  row: Versioned,
  current: () => object | Promise<object>,
) {
  if (ctx.ifMatch === undefined || ctx.ifMatch === '*') return;
  if (row.updatedAt === null && ctx.ifMatch === 'null') return;
  if (Date.parse(ctx.ifMatch) === row.updatedAt?.getTime()) return;
  throw changedSince(says, await current());
}
