import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/organisations/organisations.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin, personWithin } from '#server/platform/data/scope.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { memberships, organisations, users } from '#server/schema/index.ts';
import {
  addMemberships,
  leavingTime,
  type Membership,
  recordLeaving,
  recordMembershipEvents,
  removedLatelyBy,
  reopenMembership,
} from './memberships.ts';
import { readOrganisation } from './read-organisations.ts';
import { lastAdministratorError, lastAdministrators } from './roles/last-administrators.ts';
import { assertNoneLeft } from './roles/learners-left.ts';

export function addMember(
  ctx: ScopedContext,
  { body: { undo, ...membership } }: ValidInput<typeof contract.addMember>,
): Promise<Reply<typeof contract.addMember>> {
  return inTransaction(ctx, async (ctx) => {
    await lockMember(
      ctx,
      membership,
      undo ? removedLatelyBy(ctx, membership.organisation) : undefined,
    );
    const reopened = undo ? await reopenMembership(ctx, membership) : [];
    const added = reopened.length > 0 ? reopened : await addMemberships(ctx, [membership]);
    await recordMembershipEvents(ctx, 'organisation.member-added', added);
    return { organisation: await readOrganisation(ctx, membership.organisation) };
  });
}

export function removeMember(
  ctx: ScopedContext,
  {
    body: { last_administrator, without_mentor, ...body },
  }: ValidInput<typeof contract.removeMember>,
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
    const [last] = await lastAdministrators(ctx, left);
    if (last && !last_administrator) throw lastAdministratorError(last);
    const ending = { person: body.user, organisations: left.map((one) => one.organisation) };
    await assertNoneLeft(ctx, ending, { without_mentor });
    await recordLeaving(ctx, left);
    return { organisation: await readOrganisation(ctx, body.organisation) };
  });
}

/** Holds the person, as every change of memberships does, so that two of them follow each other. */
async function lockMember(
  { db, scope }: ScopedContext,
  { organisation, user }: Membership,
  orElse?: SQL,
): Promise<void> {
  const within = personWithin(scope, users.uuid);
  const [person] = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(and(eq(users.uuid, user), within && or(within, orElse)))
    .for('no key update');
  const isIt = and(
    eq(organisations.uuid, organisation),
    organisationWithin(scope, organisations.uuid),
  );
  const [found] = await db.select({ uuid: organisations.uuid }).from(organisations).where(isIt);
  const errors = {
    ...(!found && { organisation: [invalidSelection('organisation')] }),
    ...(!person && { user: [invalidSelection('user')] }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
