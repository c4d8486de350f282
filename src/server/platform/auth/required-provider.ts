import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import {
  memberships,
  organisationSignIn,
  signInProviders,
  userRoles,
  users,
} from '#server/schema/index.ts';
import { hasFactor } from './factor-rule.ts';

/**
 * Administrators whom their password and their second factor always let in, whatever their
 * organisation requires. A condition of a query that has `users`; the trigger `keep_break_glass`
 * counts the same.
 */
export const isBreakGlass = sql<boolean>`(${users.active} and ${users.emailVerifiedAt} is not null
  and ${users.passwordHash} is not null and ${hasFactor}
  and exists (select from ${userRoles}
    where ${userRoles.user} = ${users.uuid} and ${userRoles.role} = 'admin'))`;

/** The provider by which alone a person logs in, as an organisation of theirs requires it. */
export async function requiredProviderOf(db: Db, user: string) {
  const [provider] = await db
    .select({ uuid: signInProviders.uuid, name: signInProviders.name })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.user, users.uuid), isNull(memberships.leftAt)))
    .innerJoin(
      organisationSignIn,
      and(eq(organisationSignIn.organisation, memberships.organisation), isRequired),
    )
    .innerJoin(signInProviders, eq(signInProviders.uuid, organisationSignIn.provider))
    .where(and(eq(users.uuid, user), not(isBreakGlass)))
    .orderBy(memberships.joinedAt)
    .limit(1);
  return provider;
}

const isRequired: SQL = eq(organisationSignIn.required, true);

/** Those administrators, by name. */
export const breakGlassAdministrators = (db: Db) =>
  db
    .select({ uuid: users.uuid, name: users.name })
    .from(users)
    .where(isBreakGlass)
    .orderBy(users.name, users.uuid);

/**
 * The same, held until the transaction ends, so that of two acts that take one away the second finds
 * out; undefined where no organisation requires a provider. The trigger takes the same lock.
 */
export async function lockBreakGlass(db: Db): Promise<Set<string> | undefined> {
  if ((await db.$count(organisationSignIn, isRequired)) === 0) return undefined;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('break-glass'))`);
  return new Set((await breakGlassAdministrators(db)).map(({ uuid }) => uuid));
}
