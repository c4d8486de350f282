import { lt } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { notices } from '#server/schema/index.ts';
import { retentionStart } from './own-notices.ts';

export async function purgeNotices(db: Db, now: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.at, retentionStart(now)));
}
