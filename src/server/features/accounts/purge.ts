import { lt, or, sql } from 'drizzle-orm';
import { purgeUnfinished } from '#server/features/factors/index.ts';
import { idleFor } from '#server/platform/auth/session.ts';
import type { Db } from '#server/platform/data/database.ts';
import { purgeOldAttempts } from '#server/platform/http/protection/throttle.ts';
import { passwordTokens, pendingLogins, sessions, setUpLinks } from '#server/schema/index.ts';
import { purgeOldFailures } from './login/login-failures.ts';

/** Deletes what nobody can use any more: ended sessions, expired links, old attempts and failures. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const idle = sql`${sessions.lastSeenAt} < case when ${sessions.remember}
    then ${before(idleFor.remembered).toISOString()}::timestamptz
    else ${before(idleFor.plain).toISOString()}::timestamptz end`;
  await db.delete(sessions).where(or(lt(sessions.endsAt, now), idle));
  await db.delete(passwordTokens).where(lt(passwordTokens.expiresAt, now));
  await db.delete(pendingLogins).where(lt(pendingLogins.endsAt, now));
  await purgeUnfinished(db, now);
  await db.delete(setUpLinks).where(lt(setUpLinks.expiresAt, now));
  await purgeOldAttempts(db, now);
  await purgeOldFailures(db, now);
}
