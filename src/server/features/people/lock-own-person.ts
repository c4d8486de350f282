import { and, eq, sql } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { message } from '#lib/messages/message.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { personElsewhere, personWithin, type Scope } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisationRoles, userRoles, users } from '#server/schema/index.ts';
import { type LockedPerson, lockPerson } from './lock-people.ts';

/**
 * Locks somebody whose account the caller may act on: anybody, or somebody who belongs to the caller's
 * organisations alone, and is no more than a learner elsewhere. Memberships and roles change only with
 * their person held, so that what is found here stays so.
 */
export async function lockOwnPerson(ctx: ScopedContext, uuid: string): Promise<LockedPerson> {
  const { db, scope } = ctx;
  if ('everything' in scope) return lockPerson(ctx, uuid);
  const isTheirs = and(eq(users.uuid, uuid), personWithin(scope, users.uuid));
  const found = await db.select({ uuid: users.uuid }).from(users).where(isTheirs);
  if (found.length === 0) throw invalid('uuid', invalidSelection('user'));
  const person = await lockPerson(ctx, uuid);
  const still = await db.select({ uuid: users.uuid }).from(users).where(isTheirs);
  if (still.length === 0) throw invalid('uuid', invalidSelection('user'));
  if ((await elsewhereAmong(ctx, [person.uuid])).has(person.uuid))
    throw invalid('uuid', message(accountErrorsMessages.alsoElsewhere, { name: person.name }));
  return person;
}

/** Those of these people whose account is not the caller's to act on. */
export async function elsewhereAmong(
  { db, scope }: ScopedContext,
  uuids: readonly string[],
): Promise<Set<string>> {
  if ('everything' in scope) return new Set();
  const found = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(and(equalsAny(users.uuid, uuids), isElsewhere(scope, scope.organisations)));
  return new Set(found.map(({ uuid }) => uuid));
}

/** By another organisation, a role there, or a role of the whole service that is more than a learner's. */
function isElsewhere(scope: Scope, organisations: readonly string[]) {
  const own = sql`any(${sql.param(organisations)}::uuid[])`;
  // With names of their own: Drizzle leaves those of tables out of what is selected.
  return sql<boolean>`(
    ${personElsewhere(scope, sql`users.uuid`)}
    or exists (select from ${organisationRoles} r where r."user" = users.uuid
      and r.ended_at is null and not r.organisation = ${own})
    or exists (select from ${userRoles} w where w."user" = users.uuid
      and w.role <> 'independent_learner'))`;
}
