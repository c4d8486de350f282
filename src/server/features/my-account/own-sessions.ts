import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/my-account/sessions.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { endOneSession, endSessionsOf, sessionsOf } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { browserName } from './browser-name.ts';

/** Where the caller is logged in. */
export async function ownSessions(
  ctx: Context,
  token: string,
): Promise<Reply<typeof contract.ownSessions>> {
  const { db, user, now } = ctx;
  const live = await sessionsOf(db, user.uuid, now, token);
  const sessions = live.map((session) => ({
    id: session.uuid,
    current: session.isCurrent,
    remembered: session.remember,
    browser: localizedText(ctx, browserName(session.userAgent)),
    address: session.address,
    created_at: session.createdAt,
    last_seen_at: session.lastSeenAt,
    methods: session.methods,
    verified_at: session.verifiedAt,
  }));
  return { sessions };
}

export const endSession = (ctx: Context, { body }: ValidInput<typeof contract.endSession>) =>
  endOnOtherDevices(ctx, ({ db, user }) => endOneSession(db, user.uuid, body.id));

export const endOtherSessions = (ctx: Context, token: string) =>
  endOnOtherDevices(ctx, async ({ db, user }) => (await endSessionsOf(db, user.uuid, token)) > 0);

export const endSessions = (ctx: Context) =>
  inTransaction(ctx, async (ctx) => {
    await endSessionsOf(ctx.db, ctx.user.uuid);
    await recordEnding(ctx, 'user.sessions-ended');
  });

/** Called again, it ends nothing, which is no event. */
const endOnOtherDevices = (ctx: Context, end: (ctx: Context) => Promise<boolean>) =>
  inTransaction(ctx, async (ctx) => {
    if (await end(ctx)) await recordEnding(ctx, 'user.other-sessions-ended');
  });

type Ending = 'user.sessions-ended' | 'user.other-sessions-ended';

const recordEnding = (ctx: Context, action: Ending) =>
  recordEvent(ctx, { action, subjectType: 'user', subject: ctx.user.uuid });
