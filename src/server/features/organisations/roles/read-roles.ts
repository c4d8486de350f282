import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/organisations/organisation-roles.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { organisationRoles, organisations, users } from '#server/schema/index.ts';

export async function rolesAtOrganisation(
  ctx: ScopedContext,
  { params: { uuid } }: ValidInput<typeof contract.rolesAtOrganisation>,
): Promise<Reply<typeof contract.rolesAtOrganisation>> {
  const isIt = and(eq(organisations.uuid, uuid), organisationWithin(ctx.scope, organisations.uuid));
  const found = await ctx.db.select({ uuid: organisations.uuid }).from(organisations).where(isIt);
  if (found.length === 0) throw notFound();
  return readRoles(ctx, uuid);
}

const givers = alias(users, 'givers');

const giver = sql<{ uuid: string; name: string } | null>`case when ${givers.uuid} is not null
  then json_build_object('uuid', ${givers.uuid}, 'name', ${givers.name}) end`;

/** Those that have not ended, of an organisation that the caller may know of. */
export async function readRoles(
  { db }: Context,
  organisation: string,
): Promise<Reply<typeof contract.rolesAtOrganisation>> {
  const roles = await db
    .select({
      uuid: organisationRoles.uuid,
      user: { uuid: users.uuid, name: users.name, email: users.email },
      role: organisationRoles.role,
      granted_by: giver,
      granted_at: organisationRoles.grantedAt,
    })
    .from(organisationRoles)
    .innerJoin(users, eq(users.uuid, organisationRoles.user))
    .leftJoin(givers, eq(givers.uuid, organisationRoles.grantedBy))
    .where(isOpenAt(organisation))
    .orderBy(asc(users.name), asc(users.uuid), asc(organisationRoles.role));
  return { roles };
}

const isOpenAt = (organisation: string): SQL | undefined =>
  and(eq(organisationRoles.organisation, organisation), isNull(organisationRoles.endedAt));
