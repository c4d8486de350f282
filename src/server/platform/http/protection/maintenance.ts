import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/platform/data/database.ts';
import { maintenance } from '#server/schema/index.ts';

/** The link that `npm run maintenance on` prints, and the cookie it leaves. */
export const bypassPath = '/maintenance/bypass/:secret';
export const bypassCookie = 'stepwise_bypass';

/** In milliseconds: starting maintenance reaches every node within this time. */
const CACHE_TIME = 1_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Closes the product for everybody without the bypass secret, which is returned once. */
export async function startMaintenance(db: Db, now: Date): Promise<string> {
  const secret = randomBytes(18).toString('base64url');
  const state = { since: now, bypassHash: hashOf(secret) };
  await db
    .insert(maintenance)
    .values({ on: true, ...state })
    .onConflictDoUpdate({ target: maintenance.on, set: state });
  return secret;
}

export async function endMaintenance(db: Db): Promise<void> {
  await db.delete(maintenance);
}

/**
 * Tells whether maintenance keeps out a request with this secret. Caches the state of the database
 * for a second; requests that come while it is read wait for it, and fail where it can't be read.
 */
export function maintenanceChecker(db: Db) {
  let cached: { bypassHash: Buffer } | undefined;
  let cachedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | undefined;

  async function refresh(now: number) {
    const [row] = await db.select().from(maintenance);
    cached = row;
    cachedAt = now;
  }

  return async function isClosedTo(bypass: string, now: Date): Promise<boolean> {
    // A loop, since what an earlier request has begun to read may be too old for this one.
    while (now.getTime() - cachedAt > CACHE_TIME) {
      refreshing ??= refresh(now.getTime()).finally(() => {
        refreshing = undefined;
      });
      await refreshing;
    }
    if (!cached) return false;
    return !timingSafeEqual(cached.bypassHash, hashOf(bypass));
  };
}
