import { lt } from 'drizzle-orm';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { type Db, poolOf } from '#server/platform/data/database.ts';
import { preparedQuery } from '#server/platform/data/prepared-query.ts';
import { throttles } from '#server/schema/index.ts';

export type Window = { tries: number; seconds: number };
export type ThrottleState = { exceeded: boolean; remaining: number; secondsLeft: number };

/**
 * Counts in the database, so that the limit holds over all nodes, and outside of transactions: an
 * attempt counts even where it is rolled back. The library is loaded with the first request.
 */
export const sharedLimiter = preparedQuery(async (db) => {
  const { RateLimiterPostgres } = await import('rate-limiter-flexible');
  return new RateLimiterPostgres({
    storeClient: poolOf(db),
    storeType: 'pool',
    tableName: 'throttles',
    // The table comes from a migration, and `purgeOldAttempts` deletes its old rows.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    // Given with each count.
    points: 0,
    duration: 0,
  });
});

/** Counts an attempt in a window that the first one opens, and tells whether it is one too many. */
export async function countAttempt(
  db: Db,
  key: string,
  { tries, seconds }: Window,
): Promise<ThrottleState> {
  const limiter = await sharedLimiter(db);
  return throttleState(await limiter.penalty(key, 1, { customDuration: seconds }), tries);
}

/** The state without counting an attempt: for attempts that count only once they have failed. */
export async function attemptsSoFar(
  db: Db,
  key: string,
  { tries }: Window,
): Promise<ThrottleState> {
  const limiter = await sharedLimiter(db);
  return throttleState(await limiter.get(key), tries - 1);
}

export async function resetAttempts(db: Db, key: string): Promise<void> {
  const limiter = await sharedLimiter(db);
  await limiter.delete(key);
}

export async function purgeOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.expire, now.getTime()));
}

function throttleState(counted: RateLimiterRes | null, allowed: number): ThrottleState {
  const { consumedPoints = 0, msBeforeNext = 0 } = counted ?? {};
  return {
    exceeded: consumedPoints > allowed,
    remaining: Math.max(0, allowed - consumedPoints),
    secondsLeft: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  };
}
