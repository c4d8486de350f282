import { invitation } from '#server/features/accounts/index.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { users } from '#server/schema/index.ts';

/**
 * Mails an invitation to people without a password, in the caller's transaction. A newer link
 * replaces an older one. The person's version stays, so an edit that somebody has open still saves.
 */
export async function invitePeople(ctx: Context, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await ctx.db.update(users).set({ invitedAt: ctx.now }).where(equalsAny(users.uuid, uuids));
  const invitations = uuids.map((user) => ({ user }));
  await ctx.jobs.addAll(ctx, invitation, invitations);
  await recordEvents(
    ctx,
    uuids.map((subject) => ({ action: 'user.invited', subjectType: 'user', subject })),
  );
}
