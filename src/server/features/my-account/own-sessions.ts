import type { ownSessions as contract } from '#contract/accounts/my-account.ts';
import type { Reply } from '#contract/endpoint.ts';
import { idleFor, sessionsOf } from '#server/platform/auth/session.ts';
import type { Context } from '#server/platform/data/context.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { browserName } from './browser-name.ts';

/** Where the caller is logged in: a session that was idle for too long is over, though stored. */
export async function ownSessions(ctx: Context, token: string): Promise<Reply<typeof contract>> {
  const { db, user, now } = ctx;
  const stored = await sessionsOf(db, user.uuid, now, token);
  const live = stored.filter(({ remember, lastSeenAt }) => {
    const idle = now.getTime() - lastSeenAt.getTime();
    return idle < (remember ? idleFor.remembered : idleFor.plain);
  });
  const sessions = live.map((session) => ({
    id: session.id,
    current: session.isCurrent,
    remembered: session.remember,
    browser: localizedText(ctx, browserName(session.userAgent)),
    address: session.address,
    created_at: session.createdAt,
    last_seen_at: session.lastSeenAt,
  }));
  return { sessions };
}
