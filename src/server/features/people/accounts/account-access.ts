import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/people/people.ts';
import { resetLink } from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { readUser } from '#server/features/people/list/read-users.ts';
import { lockPerson } from '#server/features/people/lock-people.ts';
import { whyNotInvite, whyNotReset } from '#server/features/people/rules.ts';
import { endAllSessions } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { invitePeople } from './invite-people.ts';

/*
 * What an administrator does for somebody who can't get in, or must not stay in. None of it changes
 * the person, so an edit that is open beside it stays good.
 */

export function inviteUser(
  ctx: Context,
  { body }: ValidInput<typeof contract.inviteUser>,
): Promise<Reply<typeof contract.inviteUser>> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, body.uuid);
    const why = whyNotInvite(person);
    if (why) throw invalid('uuid', why);
    await invitePeople(ctx, [person.uuid]);
    return { user: await readUser(ctx, person.uuid) };
  });
}

export function sendPasswordReset(
  ctx: Context,
  { body }: ValidInput<typeof contract.sendPasswordReset>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, body.uuid);
    const why = whyNotReset(person);
    if (why) throw invalid('uuid', why);
    await ctx.jobs.add(ctx, resetLink, { user: person.uuid });
    await recordFor(ctx, 'user.reset-sent', person.uuid);
  });
}

export function endUserSessions(
  ctx: Context,
  { body }: ValidInput<typeof contract.endUserSessions>,
): Promise<Reply<typeof contract.endUserSessions>> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid } = await lockPerson(ctx, body.uuid);
    const ended = await endAllSessions(ctx, uuid);
    await recordFor(ctx, 'user.sessions-ended', uuid);
    return { ended };
  });
}

type Act = 'user.reset-sent' | 'user.sessions-ended';

const recordFor = (ctx: Context, action: Act, subject: string) =>
  recordEvent(ctx, { action, subjectType: 'user', subject });
