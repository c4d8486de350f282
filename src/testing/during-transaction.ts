import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';

/**
 * Acts while a change has been made and is not committed yet. It is committed as soon as somebody
 * waits for it, or when the act is done without: so the two meet every time, on any machine.
 */
export async function duringTransaction<T>(
  db: Db,
  change: (db: Db) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const made = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const changing = db.transaction(async (db) => {
    await change(db);
    made.resolve();
    await mayCommit.promise;
  });
  await Promise.race([made.promise, changing]);
  let isDone = false;
  const acting = act().finally(() => {
    isDone = true;
  });
  while (!isDone && !(await somebodyWaits(db)));
  mayCommit.resolve();
  await changing;
  return acting;
}

async function somebodyWaits(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}
