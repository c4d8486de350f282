import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';

/**
 * Runs `act` while `change` has been made and is not committed yet. The change is committed once
 * something waits for its lock, or `act` is done without waiting: so the two meet every time.
 */
export async function duringTransaction<T>(
  db: Db,
  change: (db: Db) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const changed = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const changing = db.transaction(async (db) => {
    await change(db);
    changed.resolve();
    await mayCommit.promise;
  });
  await Promise.race([changed.promise, changing]);
  let isDone = false;
  const acting = act().finally(() => {
    isDone = true;
  });
  while (!isDone && !(await isLockAwaited(db)));
  mayCommit.resolve();
  await changing;
  return acting;
}

async function isLockAwaited(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}
