import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/people/people.ts';
import { resetLink } from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { readUser } from '#server/features/people/list/read-users.ts';
import { lockOwnPerson } from '#server/features/people/lock-own-person.ts';
import { whyNotInvite, whyNotReset } from '#server/features/people/rules.ts';
import { endAllSessions } from '#server/platform/auth/session.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { invitePeople } from './invite-people.ts';

/*
 * What an administrator does for somebody who can't get in, or must not stay in. None of it changes
 * the person's version, so an edit that somebody has open still saves.
 */

export function inviteUser(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.inviteUser>,
): Promise<Reply<typeof contract.inviteUser>> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockOwnPerson(ctx, body.uuid);
    const reason = whyNotInvite(person);
    if (reason) throw invalid('uuid', reason);
    await invitePeople(ctx, [person.uuid]);
    return { user: await readUser(ctx, person.uuid) };
  });
}

export function sendPasswordReset(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.sendPasswordReset>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockOwnPerson(ctx, body.uuid);
    const reason = whyNotReset(person);
    if (reason) throw invalid('uuid', reason);
    await ctx.jobs.add(ctx, resetLink, { user: person.uuid });
    await recordUserEvent(ctx, 'user.reset-sent', person.uuid);
  });
}

export function endUserSessions(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.endUserSessions>,
): Promise<Reply<typeof contract.endUserSessions>> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid } = await lockOwnPerson(ctx, body.uuid);
    const ended = await endAllSessions(ctx, uuid);
    await recordUserEvent(ctx, 'user.sessions-ended', uuid);
    return { ended };
  });
}

type UserAction = 'user.reset-sent' | 'user.sessions-ended';

const recordUserEvent = (ctx: Context, action: UserAction, subject: string) =>
  recordEvent(ctx, { action, subjectType: 'user', subject });
