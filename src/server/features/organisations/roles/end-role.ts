import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { endOrganisationRole as contract } from '#contract/organisations/organisation-roles.ts';
import {
  type Context,
  inTransaction,
  nobody,
  type ScopedContext,
} from '#server/platform/data/context.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisationRoles, users } from '#server/schema/index.ts';
import { lastAdministratorError, lastAdministrators } from './last-administrators.ts';
import { assertNoneLeft } from './learners-left.ts';
import { readRoles } from './read-roles.ts';
import { recordRoleEvents } from './role-events.ts';

export function endRole(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const held = await findHeld(ctx, body.uuid);
    const { organisation, role } = held;
    await lockHolder(ctx, held.user);
    // Asked also where it was seen: the organisation is held, so that of two administrators who end
    // each other's role the second is warned.
    const last = role === 'organisation_admin' ? await lastAdministrators(ctx, [held]) : [];
    if (last[0] && !body.last_administrator) throw lastAdministratorError(last[0]);
    const ending = { person: held.user, organisations: [organisation] };
    if (role === 'organisation_mentor') await assertNoneLeft(ctx, ending, body);
    await endWhere(ctx, eq(organisationRoles.uuid, body.uuid));
    return readRoles(ctx, organisation);
  });
}

/** A role that has ended, or is of an organisation outside of the scope, is as one that never was. */
async function findHeld({ db, scope }: ScopedContext, uuid: string) {
  const { user, organisation, role, endedAt } = organisationRoles;
  const [held] = await db
    .select({ user, organisation, role })
    .from(organisationRoles)
    .where(
      and(
        eq(organisationRoles.uuid, uuid),
        isNull(endedAt),
        organisationWithin(scope, organisation),
      ),
    );
  if (!held) throw invalid('uuid', invalidSelection('role'));
  return held;
}

/** As whoever gives them a learner does. */
const lockHolder = ({ db }: Context, uuid: string) =>
  db.select({ uuid: users.uuid }).from(users).where(eq(users.uuid, uuid)).for('no key update');

/** Ends whatever roles these people have at these organisations, in the caller's transaction. */
export async function endRolesAt(
  ctx: Context,
  left: readonly { user: string; organisation: string }[],
): Promise<void> {
  if (left.length === 0) return;
  const { user, organisation } = organisationRoles;
  await endWhere(
    ctx,
    sql`exists (select from jsonb_to_recordset(${JSON.stringify(left)}::jsonb)
        as input ("user" uuid, organisation uuid)
      where input."user" = ${user} and input.organisation = ${organisation})`,
  );
}

async function endWhere(ctx: Context, condition: SQL): Promise<void> {
  const { grantedAt, endedAt } = organisationRoles;
  const ended = await ctx.db
    .update(organisationRoles)
    .set({
      // Not before it was given, whatever the clock of another server said then.
      endedAt: sql`greatest(${grantedAt}, ${ctx.now.toISOString()}::timestamptz)`,
      endedBy: endedByOf(ctx),
    })
    .where(and(condition, isNull(endedAt)))
    .returning();
  await recordRoleEvents(ctx, 'organisation.role-ended', ended);
}

/** Null where it was a job. */
const endedByOf = ({ user }: Context) => (user.uuid === nobody.uuid ? null : user.uuid);
