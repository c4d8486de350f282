import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { loginFailures } from '#server/schema/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Nobody mistypes their own password so often; from here on it takes longer and longer. */
const FREE_FAILURES = 10;
/** Then only a new password by mail lets anybody in who is not on a device known before. */
export const MAX_FAILURES = 100;

/** How long after a failure the next try is refused: a minute, doubled each time, a day at most. */
function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(MINUTE * 2 ** (failures - FREE_FAILURES), DAY);
}

export type Lockout = { isOver: boolean; secondsLeft: number };

/** How these failures in a row stand: over for good, to wait for, or nothing of the kind. */
export async function lockoutOf(db: Db, key: string, now: Date): Promise<Lockout> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.key, key));
  if (!row) return { isOver: false, secondsLeft: 0 };
  const left = row.lastAt.getTime() + waitAfter(row.failures) - now.getTime();
  return {
    isOver: row.failures >= MAX_FAILURES,
    secondsLeft: Math.max(0, Math.ceil(left / 1_000)),
  };
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

/** A year without a failure is the end of a row of them: most are of addresses that nobody has. */
export async function purgeOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .delete(loginFailures)
    .where(lt(loginFailures.lastAt, new Date(now.getTime() - 365 * DAY)));
}
