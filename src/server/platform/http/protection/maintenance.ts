import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/platform/data/database.ts';
import { maintenance } from '#server/schema/index.ts';

/** The link that `npm run maintenance on` prints, and the cookie it leaves. */
export const bypassPath = '/maintenance/bypass/:secret';
export const bypassCookie = 'stepwise_bypass';

/** How old a node's knowledge may be: closing reaches every node within this time. */
const KNOWN_FOR = 1_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Closes the product for everybody without the bypass secret, which is returned once. */
export async function startMaintenance(db: Db, now: Date): Promise<string> {
  const secret = randomBytes(18).toString('base64url');
  const closed = { since: now, bypassHash: hashOf(secret) };
  await db
    .insert(maintenance)
    .values({ on: true, ...closed })
    .onConflictDoUpdate({ target: maintenance.on, set: closed });
  return secret;
}

export async function endMaintenance(db: Db): Promise<void> {
  await db.delete(maintenance);
}

/**
 * Says whether the product is closed to who brings this secret; asks the database now and then. Who
 * comes while it asks waits for the same answer, and nobody is let in where none comes.
 */
export function maintenanceChecker(db: Db) {
  let known: { bypassHash: Buffer } | undefined;
  let knownAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(now: number) {
    const [row] = await db.select().from(maintenance);
    known = row;
    knownAt = now;
  }

  return async function isClosedTo(bypass: string, now: Date): Promise<boolean> {
    // The look that another began may be too old already for who has come since.
    while (now.getTime() - knownAt > KNOWN_FOR) {
      looking ??= look(now.getTime()).finally(() => {
        looking = undefined;
      });
      await looking;
    }
    if (!known) return false;
    return !timingSafeEqual(known.bypassHash, hashOf(bypass));
  };
}
