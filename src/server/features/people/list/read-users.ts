import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import { pick } from '#contract/fields/record-fields.ts';
import type { showUser } from '#contract/people/people.ts';
import { accountKeys } from '#contract/people/person-fields.ts';
import type { Role } from '#contract/permissions.ts';
import { inRoleOrder } from '#server/features/people/rules.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { allIds, type PickedRows } from '#server/platform/data/paginate-ids.ts';
import { preparedQuery } from '#server/platform/data/prepared-query.ts';
import { belongsWithin, isWithin, withinOf } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';
import { translatedRoles } from './translated-roles.ts';
import { type UserFilters, userListQuery } from './user-list-query.ts';

export type User = Reply<typeof showUser>['user'];

/**
 * These people as lists show them, in the order of `uuids`, without those who don't exist. Outside of
 * the scope nobody does, nor any organisation that they belong to as well.
 */
export async function readUsers(ctx: ScopedContext, uuids: readonly string[]): Promise<User[]> {
  const rows = await selectUsers(ctx.db).execute({ uuids, within: withinOf(ctx.scope) });
  const labels = translatedRoles(ctx);
  const labelled = (name: Role) => ({ name, label: labels[name] });
  const rowsById = new Map(rows.map((row) => [row.uuid, row]));
  return uuids.flatMap((uuid) => {
    const row = rowsById.get(uuid);
    return row ? [{ ...row, roles: inRoleOrder(row.roles).map(labelled) }] : [];
  });
}

const rolesOfUser: SQL<Role[]> = sql`array(
  select role from user_roles where user_roles."user" = users.uuid)`;

const organisationRoles: SQL<User['organisation_roles']> = sql`(
  select coalesce(json_agg(json_build_object(
    'organisation', json_build_object('uuid', o.uuid, 'name', o.name), 'role', r.role)
    order by o.name, r.role), '[]')
  from organisation_roles r join organisations o on o.uuid = r.organisation
  where r."user" = users.uuid and r.ended_at is null and ${isWithin(sql`o.uuid`)})`;

const presentOrganisations: SQL<User['organisations']> = sql`(
  select coalesce(json_agg(json_build_object('uuid', o.uuid, 'name', o.name)
    order by m.joined_at, m.position, o.name), '[]')
  from memberships m join organisations o on o.uuid = m.organisation
  where m."user" = users.uuid and m.left_at is null and ${isWithin(sql`o.uuid`)})`;

const openInvitation = sql<Date | null>`case when ${users.passwordHash} is null
  then ${users.invitedAt} end`.mapWith(users.invitedAt);

const selectUsers = preparedQuery((db) =>
  db
    .select({
      uuid: users.uuid,
      ...pick(users, accountKeys),
      roles: rolesOfUser,
      organisation_roles: organisationRoles,
      organisations: presentOrganisations,
      email_verified_at: users.emailVerifiedAt,
      invited_at: openInvitation,
      has_password: isNotNull(users.passwordHash).mapWith(Boolean),
      last_login_at: users.lastLoginAt,
      created_at: users.createdAt,
      updated_at: users.updatedAt,
    })
    .from(users)
    .where(
      and(sql`${users.uuid} = any(${sql.placeholder('uuids')}::uuid[])`, belongsWithin(users.uuid)),
    )
    .prepare('read_users'),
);

export async function readUser(ctx: ScopedContext, uuid: string): Promise<User> {
  const [user] = await readUsers(ctx, [uuid.toLowerCase()]);
  if (!user) throw notFound();
  return user;
}

type ListFilters = { term?: string; filters?: UserFilters; rows?: PickedRows };

/**
 * All people of a list, with its search, filters and order, some hundreds at a time. Those added
 * after the first batch are not included.
 */
export async function* userBatches(
  ctx: ScopedContext,
  { term = '', filters = {}, rows }: ListFilters,
): AsyncGenerator<User[]> {
  const uuids = await allIds(ctx.db, userListQuery(ctx.scope, term, filters), rows);
  for (let from = 0; from < uuids.length; from += BATCH) {
    yield await readUsers(ctx, uuids.slice(from, from + BATCH));
  }
}

const BATCH = 500;
