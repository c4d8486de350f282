import { lt } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { notices } from '#server/schema/index.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Half a year is longer than anybody looks back; what happened stays in the history. */
export async function purgeNotices(db: Db, now: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.at, new Date(now.getTime() - 180 * DAY)));
}
