import type { Input, Reply } from '#contract/endpoint.ts';
import type * as contract from '#contract/people.ts';
import { resetLink } from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { invalid } from '#server/platform/refusal.ts';
import { endAllSessions } from '#server/platform/session.ts';
import { holdPerson } from './hold-people.ts';
import { invitePeople } from './invite-people.ts';
import { readUser } from './read-users.ts';
import { whyNotInvite, whyNotReset } from './rules.ts';

/*
 * What an administrator does for somebody who can't get in, or must not stay in. None of it changes
 * the person, so an edit that is open beside it stays good.
 */

export function inviteUser(
  ctx: Context,
  { body }: Input<typeof contract.inviteUser>,
): Promise<Reply<typeof contract.inviteUser>> {
  return inTransaction(ctx, async (ctx) => {
    const person = await holdPerson(ctx, body.uuid);
    const why = whyNotInvite(person);
    if (why) throw invalid('uuid', why);
    await invitePeople(ctx, [person.uuid]);
    return { user: await readUser(ctx, person.uuid) };
  });
}

export function sendPasswordReset(
  ctx: Context,
  { body }: Input<typeof contract.sendPasswordReset>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const person = await holdPerson(ctx, body.uuid);
    const why = whyNotReset(person);
    if (why) throw invalid('uuid', why);
    await ctx.jobs.add(ctx, resetLink, { user: person.uuid });
    await recordFor(ctx, 'user.reset-sent', person.uuid);
  });
}

export function endUserSessions(
  ctx: Context,
  { body }: Input<typeof contract.endUserSessions>,
): Promise<Reply<typeof contract.endUserSessions>> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid } = await holdPerson(ctx, body.uuid);
    const ended = await endAllSessions(ctx, uuid);
    await recordFor(ctx, 'user.sessions-ended', uuid);
    return { ended };
  });
}

type Act = 'user.reset-sent' | 'user.sessions-ended';

const recordFor = (ctx: Context, action: Act, subject: string) =>
  recordEvent(ctx, { action, subjectType: 'user', subject });
