import { and, eq, or, sql } from 'drizzle-orm';
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
  const why = (await elsewhereAmong(ctx, [person.uuid])).get(person.uuid);
  if (why) throw invalid('uuid', message(why, { name: person.name }));
  return person;
}

type Why = (typeof accountErrorsMessages)['alsoElsewhere' | 'ofService'];

/** Those of these people whose account is not the caller's to act on, and why. */
export async function elsewhereAmong(
  { db, scope }: ScopedContext,
  uuids: readonly string[],
): Promise<Map<string, Why>> {
  if ('everything' in scope) return new Map();
  const [isThere, isOfService] = [isElsewhere(scope, scope.organisations), hasRoleOfService];
  const found = await db
    .select({ uuid: users.uuid, isThere })
    .from(users)
    .where(and(equalsAny(users.uuid, uuids), or(isThere, isOfService)));
  const { alsoElsewhere, ofService } = accountErrorsMessages;
  return new Map(found.map(({ uuid, isThere }) => [uuid, isThere ? alsoElsewhere : ofService]));
}

// With names of their own: Drizzle leaves those of tables out of what is selected.

/** By another organisation, or a role there. */
function isElsewhere(scope: Scope, organisations: readonly string[]) {
  const own = sql`any(${sql.param(organisations)}::uuid[])`;
  return sql<boolean>`(
    ${personElsewhere(scope, sql`users.uuid`)}
    or exists (select from ${organisationRoles} r where r."user" = users.uuid
      and r.ended_at is null and not r.organisation = ${own}))`;
}

/** One that is more than a learner's. */
const hasRoleOfService = sql`exists (select from ${userRoles} w
  where w."user" = users.uuid and w.role <> 'independent_learner')`;
