import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { pick } from '#contract/fields/record-fields.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { type AccountValues, accountKeys } from '#contract/people/person-fields.ts';
import type { Role } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { inRoleOrder } from './rules.ts';

export type LockedPerson = AccountValues & {
  uuid: string;
  roles: Role[];
  hasPassword: boolean;
  isVerified: boolean;
  updatedAt: Date;
};

/** Without it nobody gets past the page that asks for it. Following an invitation verifies, too. */
const isVerified = isNotNull(users.emailVerifiedAt);

/**
 * Locks these people until the transaction ends and returns those who exist, as they are now. Always
 * in the same order, so that two transactions queue and never deadlock: lock all whom a transaction
 * changes in one call, before the first change.
 */
export async function lockPeople(ctx: Context, uuids: readonly string[]): Promise<LockedPerson[]> {
  const locked = await accountsOf(ctx, uuids).for('no key update');
  // Only now: roles read while waiting for the lock could be outdated.
  return withRoles(ctx, locked);
}

/** The same without locks, to show what could be done. */
export const readPeople = async (ctx: Context, uuids: readonly string[]): Promise<LockedPerson[]> =>
  withRoles(ctx, await accountsOf(ctx, uuids));

const accountsOf = ({ db }: Context, uuids: readonly string[]) =>
  db
    .select({
      uuid: users.uuid,
      ...pick(users, accountKeys),
      hasPassword: isNotNull(users.passwordHash).mapWith(Boolean),
      isVerified: isVerified.mapWith(Boolean),
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(equalsAny(users.uuid, uuids))
    .orderBy(asc(users.uuid));

async function withRoles(
  ctx: Context,
  people: readonly Omit<LockedPerson, 'roles'>[],
): Promise<LockedPerson[]> {
  const roles = await rolesOf(
    ctx,
    people.map(({ uuid }) => uuid),
  );
  return people.map((person) => ({ ...person, roles: inRoleOrder(roles.get(person.uuid) ?? []) }));
}

export async function lockPerson(ctx: Context, uuid: string): Promise<LockedPerson> {
  const [person] = await lockPeople(ctx, [uuid]);
  if (!person) throw invalid('uuid', invalidSelection('user'));
  return person;
}

async function rolesOf({ db }: Context, uuids: string[]): Promise<Map<string, Role[]>> {
  const rows = await db
    .select({ user: userRoles.user, roles: sql<Role[]>`array_agg(${userRoles.role})` })
    .from(userRoles)
    .where(equalsAny(userRoles.user, uuids))
    .groupBy(userRoles.user);
  return new Map(rows.map(({ user, roles }) => [user, roles]));
}

/**
 * The uuids of those who can act as an administrator, locked until the transaction ends: of two who
 * take the role from each other, the second finds that nobody else is left.
 */
export async function lockAdministrators({ db }: Context): Promise<Set<string>> {
  const administers = eq(userRoles.role, 'admin');
  await db
    .select({ user: userRoles.user })
    .from(userRoles)
    .where(administers)
    .orderBy(asc(userRoles.user))
    .for('update');
  // In a statement of its own, which sees what others committed while the first one waited.
  const administrators = await db
    .select({ uuid: users.uuid })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.user, users.uuid), administers))
    .where(and(users.active, isVerified));
  return new Set(administrators.map(({ uuid }) => uuid));
}
