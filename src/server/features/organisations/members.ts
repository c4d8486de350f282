import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/organisations/organisations.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin, personWithin } from '#server/platform/data/scope.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { organisations, users } from '#server/schema/index.ts';
import { join, leave } from './join-and-leave.ts';
import { type Membership, removedLatelyBy } from './memberships.ts';
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
    const { organisation, user } = membership;
    await join(ctx, { organisation, users: [user], undo });
    return { organisation: await readOrganisation(ctx, organisation) };
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
    const { organisation, user } = body;
    await leave(ctx, { organisation, users: [user] }, async (left) => {
      const [last] = await lastAdministrators(ctx, left);
      if (last && !last_administrator) throw lastAdministratorError(last);
      const ending = { person: user, organisations: left.map((one) => one.organisation) };
      await assertNoneLeft(ctx, ending, { without_mentor });
    });
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
