import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { loginFailures } from '#server/schema/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** After these, only a reset by mail lets in anyone who is not on a known device. */
export const MAX_FAILURES = 100;

/** For how many ms after a failure attempts are refused: a minute, doubled each time, a day at most. */
function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(MINUTE * 2 ** (failures - free), DAY);
}

export type Lockout = { isPermanent: boolean; secondsLeft: number };

/**
 * Whether the failures of this key lock the login: permanently, for some seconds or not at all.
 * After `free` of them each failure doubles the wait.
 */
export async function lockoutOf(
  db: Db,
  key: string,
  { now, free }: { now: Date; free: number },
): Promise<Lockout> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.key, key));
  if (!row) return { isPermanent: false, secondsLeft: 0 };
  const isPermanent = row.failures >= MAX_FAILURES;
  // Of two attempts at once, the one that began first may look after the other has failed: `lastAt` is
  // ahead of its `now`, and while failures are free that must not make it wait.
  const wait = waitAfter(row.failures, free);
  const left = wait === 0 ? 0 : row.lastAt.getTime() + wait - now.getTime();
  return { isPermanent, secondsLeft: Math.max(0, Math.ceil(left / 1_000)) };
}

export async function countFailure(db: Db, key: string, now: Date): Promise<void> {
  await db
    .insert(loginFailures)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { failures: sql`${loginFailures.failures} + 1`, lastAt: now },
    });
}

export async function resetFailures(db: Db, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** Forgets failures a year after the last one; most are of addresses without an account. */
export async function purgeOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .delete(loginFailures)
    .where(lt(loginFailures.lastAt, new Date(now.getTime() - 365 * DAY)));
}
