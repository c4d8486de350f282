import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { grantOrganisationRole as contract } from '#contract/organisations/organisation-roles.ts';
import { message } from '#lib/messages/message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisationRoles, users } from '#server/schema/index.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { readRoles } from './read-roles.ts';
import { recordRoleEvents } from './role-events.ts';

/**
 * Gives a role at an organisation of the caller's scope to somebody of that scope. Whoever may make
 * the call has there whatever the roles allow, so nobody gives more than they have.
 */
export function grantRole(
  ctx: ScopedContext,
  { body: { organisation, ...body } }: ValidInput<typeof contract>,
): Promise<RepeatableResult<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await lockHolder(ctx, body.user);
    await lockOrganisation(ctx, organisation);
    const given = await ctx.db
      .insert(organisationRoles)
      .values({
        uuid: newUuid(),
        user: body.user,
        organisation,
        role: body.role,
        grantedBy: ctx.user.uuid,
        grantedAt: ctx.now,
      })
      .onConflictDoNothing({
        target: [organisationRoles.user, organisationRoles.organisation, organisationRoles.role],
        where: isNull(organisationRoles.endedAt),
      })
      .returning();
    await recordRoleEvents(ctx, 'organisation.role-granted', given);
    return { answer: await readRoles(ctx, organisation), isRepeated: given.length === 0 };
  });
}

/** A role is of use to whoever can log in, and goes to no address that nobody has proved to be theirs. */
async function lockHolder({ db, scope }: ScopedContext, uuid: string): Promise<void> {
  const [person] = await db
    .select({
      name: users.name,
      active: users.active,
      hasPassword: isNotNull(users.passwordHash).mapWith(Boolean),
      isVerified: isNotNull(users.emailVerifiedAt).mapWith(Boolean),
    })
    .from(users)
    .where(and(eq(users.uuid, uuid), personWithin(scope, users.uuid)))
    .for('no key update');
  if (!person) throw invalid('user', invalidSelection('user'));
  const { name, active, hasPassword, isVerified } = person;
  if (!active) throw invalid('user', message(organisationRolesMessages.notActive, { name }));
  if (hasPassword && !isVerified)
    throw invalid('user', message(organisationRolesMessages.notVerified, { name }));
}
