import { lt } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { logoutTokens, pendingLinks, signInFlows } from '#server/schema/index.ts';

const HOUR = 60 * 60_000;

/** Deletes what was begun at a provider and never finished, and messages too old to come again. */
export async function purgeUnfinishedSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(signInFlows).where(lt(signInFlows.endsAt, now));
  await db.delete(pendingLinks).where(lt(pendingLinks.endsAt, now));
  await db.delete(logoutTokens).where(lt(logoutTokens.seenAt, new Date(now.getTime() - HOUR)));
}
