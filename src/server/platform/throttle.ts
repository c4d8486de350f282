import { eq, lt, sql } from 'drizzle-orm';
import { throttles } from '#server/schema/index.ts';
import type { Db } from './database.ts';

export type Window = { tries: number; seconds: number };
export type ThrottleState = { exceeded: boolean; secondsLeft: number };

/**
 * Counts one try in a fixed window that the first try opens, and says whether it is one too many.
 * In the database, so that it holds over several nodes.
 */
export async function countAttempt(
  db: Db,
  key: string,
  now: Date,
  limit: Window,
): Promise<ThrottleState> {
  const at = now.toISOString();
  const resetsAt = new Date(now.getTime() + limit.seconds * 1_000);
  const over = sql`${throttles.resetsAt} <= ${at}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning();
  return throttleState(row, now, limit.tries);
}

/** What has been counted so far, without counting: for what counts only once it has failed. */
export async function attemptsSoFar(
  db: Db,
  key: string,
  now: Date,
  limit: Window,
): Promise<ThrottleState> {
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  return throttleState(row && { ...row, count: row.count + 1 }, now, limit.tries);
}

export async function purgeOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetsAt, now));
}

export async function resetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(throttles).where(sql`${throttles.key} = ${key}`);
}

type Row = typeof throttles.$inferSelect;

function throttleState(row: Row | undefined, now: Date, allowed: number): ThrottleState {
  const left = row ? row.resetsAt.getTime() - now.getTime() : 0;
  const exceeded = row !== undefined && left > 0 && row.count > allowed;
  return { exceeded, secondsLeft: Math.max(1, Math.ceil(left / 1_000)) };
}
