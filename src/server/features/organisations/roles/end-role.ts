import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { endOrganisationRole as contract } from '#contract/organisations/organisation-roles.ts';
import { message } from '#lib/messages/message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import {
  type Context,
  inTransaction,
  nobody,
  type ScopedContext,
} from '#server/platform/data/context.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisationRoles, users } from '#server/schema/index.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { isOpenAt, readRoles } from './read-roles.ts';
import { recordRoleEvents } from './role-events.ts';

export function endRole(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const { organisation, role } = await findHeld(ctx, body.uuid);
    // Held, so that of two administrators who end each other's role the second is warned.
    const { name } = await lockOrganisation(ctx, organisation);
    if (role === 'organisation_admin' && !body.last_administrator) {
      await assertNotLast(ctx, { uuid: body.uuid, organisation, organisationName: name });
    }
    await endWhere(ctx, eq(organisationRoles.uuid, body.uuid));
    return readRoles(ctx, organisation);
  });
}

/** A role that has ended, or is of an organisation outside of the scope, is as one that never was. */
async function findHeld({ db, scope }: ScopedContext, uuid: string) {
  const { organisation, role, endedAt } = organisationRoles;
  const [held] = await db
    .select({ organisation, role })
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

type Last = { uuid: string; organisation: string; organisationName: string };

/** Throws where nobody else who can log in administers the organisation. */
async function assertNotLast({ db }: Context, { uuid, organisation, organisationName }: Last) {
  const administrators = await db
    .select({ uuid: organisationRoles.uuid, name: users.name, active: users.active })
    .from(organisationRoles)
    .innerJoin(users, eq(users.uuid, organisationRoles.user))
    .where(and(isOpenAt(organisation), eq(organisationRoles.role, 'organisation_admin')));
  const its = administrators.find((one) => one.uuid === uuid);
  if (!its || administrators.some((one) => one.uuid !== uuid && one.active)) return;
  const values = { name: its.name, organisation: organisationName };
  const warning = message(organisationRolesMessages.lastAdministrator, values);
  throw invalid('last_administrator', warning);
}

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
