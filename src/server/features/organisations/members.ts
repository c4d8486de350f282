import { and, eq, isNull } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/organisations/organisations.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { memberships, organisations, users } from '#server/schema/index.ts';
import {
  addMemberships,
  leavingTime,
  type Membership,
  recordLeaving,
  recordMembershipEvents,
  reopenMembership,
} from './memberships.ts';
import { readOrganisation } from './read-organisations.ts';

export function addMember(
  ctx: Context,
  { body: { undo, ...membership } }: ValidInput<typeof contract.addMember>,
): Promise<Reply<typeof contract.addMember>> {
  return inTransaction(ctx, async (ctx) => {
    await lockMember(ctx, membership);
    const reopened = undo ? await reopenMembership(ctx, membership) : [];
    const added = reopened.length > 0 ? reopened : await addMemberships(ctx, [membership]);
    await recordMembershipEvents(ctx, 'organisation.member-added', added);
    return { organisation: await readOrganisation(ctx, membership.organisation) };
  });
}

export function removeMember(
  ctx: Context,
  { body }: ValidInput<typeof contract.removeMember>,
): Promise<Reply<typeof contract.removeMember>> {
  return inTransaction(ctx, async (ctx) => {
    await lockMember(ctx, body);
    const left = await ctx.db
      .update(memberships)
      .set({ leftAt: leavingTime(ctx.now) })
      .where(
        and(
          eq(memberships.organisation, body.organisation),
          eq(memberships.user, body.user),
          isNull(memberships.leftAt),
        ),
      )
      .returning({ user: memberships.user, organisation: memberships.organisation });
    await recordLeaving(ctx, left);
    return { organisation: await readOrganisation(ctx, body.organisation) };
  });
}

/** Holds the person, as every change of memberships does, so that two of them follow each other. */
async function lockMember({ db }: Context, { organisation, user }: Membership): Promise<void> {
  const [person] = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(eq(users.uuid, user))
    .for('no key update');
  const [found] = await db
    .select({ uuid: organisations.uuid })
    .from(organisations)
    .where(eq(organisations.uuid, organisation));
  const errors = {
    ...(!found && { organisation: [invalidSelection('organisation')] }),
    ...(!person && { user: [invalidSelection('user')] }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
