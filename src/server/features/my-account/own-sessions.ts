import type { ownSessions as contract } from '#contract/accounts/my-account.ts';
import type { Reply } from '#contract/endpoint.ts';
import { idleFor, sessionsOf } from '#server/platform/auth/session.ts';
import type { Context } from '#server/platform/data/context.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { browserName } from './browser-name.ts';

/** Where the caller is logged in: a session nobody used for too long is over, though it is stored. */
export async function ownSessions(ctx: Context, token: string): Promise<Reply<typeof contract>> {
  const { db, user, now } = ctx;
  const found = await sessionsOf(db, user.uuid, now, token);
  const live = found.filter(({ remember, lastSeenAt }) => {
    const idle = now.getTime() - lastSeenAt.getTime();
    return idle < (remember ? idleFor.remembered : idleFor.plain);
  });
  const sessions = live.map((one) => ({
    id: one.id,
    current: one.isCurrent,
    remembered: one.remember,
    browser: localizedText(ctx, browserName(one.userAgent)),
    address: one.address,
    created_at: one.createdAt,
    last_seen_at: one.lastSeenAt,
  }));
  return { sessions };
}
