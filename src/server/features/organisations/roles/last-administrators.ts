import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Message, message } from '#lib/messages/message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import { lockOrganisations } from '#server/features/organisations/lock-organisations.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { type ApiError, invalid } from '#server/platform/http/api-error.ts';
import { organisationRoles, users } from '#server/schema/index.ts';

type Leaving = { user: string; organisation: string };

/** Somebody without whom nobody who can log in administers an organisation, with both names. */
export type LastAdministrator = { user: string; name: string; organisation: string };

/**
 * Those of the people who leave these organisations, or their role there, or can log in no more, who
 * are the last to administer one; several who leave together count in the order given. The
 * organisations stay held, so that of two who leave at once the second is found. The caller asks before
 * it ends any role.
 */
export async function lastAdministrators(
  ctx: Context,
  leaving: readonly Leaving[],
): Promise<LastAdministrator[]> {
  const affected = await administeredAmong(ctx, leaving);
  const held = affected.length > 0 ? await lockOrganisations(ctx, affected) : [];
  const administrators = await administratorsOf(ctx, affected);
  return held.flatMap(({ uuid, name: organisation }) => {
    let left = administrators.filter((one) => one.organisation === uuid);
    return leaving.flatMap((one) => {
      const its = left.find(({ user }) => one.organisation === uuid && one.user === user);
      if (!its) return [];
      const others = left.filter((other) => other !== its);
      if (!others.some(({ active }) => active)) {
        return [{ user: its.user, name: its.name, organisation }];
      }
      left = others;
      return [];
    });
  });
}

const { user, organisation, role, endedAt } = organisationRoles;
const isOpenAdministrator = and(eq(role, 'organisation_admin'), isNull(endedAt));

async function administeredAmong({ db }: Context, leaving: readonly Leaving[]): Promise<string[]> {
  if (leaving.length === 0) return [];
  const found = await db
    .selectDistinct({ organisation })
    .from(organisationRoles)
    .where(
      and(
        isOpenAdministrator,
        sql`exists (select from jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb)
          as input ("user" uuid, organisation uuid)
        where input."user" = ${user} and input.organisation = ${organisation})`,
      ),
    );
  return found.map((row) => row.organisation);
}

/** Where these people administer. */
export const administeredBy = ({ db }: Context, people: readonly string[]): Promise<Leaving[]> =>
  db
    .select({ user, organisation })
    .from(organisationRoles)
    .where(and(isOpenAdministrator, equalsAny(user, people)))
    .orderBy(asc(organisationRoles.uuid));

async function administratorsOf({ db }: Context, organisations: readonly string[]) {
  if (organisations.length === 0) return [];
  return db
    .select({ user, organisation, name: users.name, active: users.active })
    .from(organisationRoles)
    .innerJoin(users, eq(users.uuid, user))
    .where(and(isOpenAdministrator, inArray(organisation, [...organisations])))
    .orderBy(asc(organisationRoles.uuid));
}

/** Asks whoever makes the call to say that they have seen it. */
export const lastAdministratorMessage = ({ name, organisation }: LastAdministrator): Message =>
  message(organisationRolesMessages.lastAdministrator, { name, organisation });

export const lastAdministratorError = (last: LastAdministrator): ApiError =>
  invalid('last_administrator', lastAdministratorMessage(last));
