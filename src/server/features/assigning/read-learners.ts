import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { refuseUnknown } from './refuse-unknown.ts';

export type Learner = { uuid: string; name: string; active: boolean; learns: boolean };

/** Of these people, those who exist within the scope, and whether each is an independent learner. */
export function readLearners({ db, scope }: ScopedContext, uuids: string[]): Promise<Learner[]> {
  return db
    .select({
      uuid: users.uuid,
      name: users.name,
      active: users.active,
      learns: isNotNull(userRoles.role).mapWith(Boolean),
    })
    .from(users)
    .leftJoin(
      userRoles,
      and(eq(userRoles.user, users.uuid), eq(userRoles.role, 'independent_learner')),
    )
    .where(and(equalsAny(users.uuid, uuids), personWithin(scope, users.uuid)));
}

/** Each of these people once, as listed; refused where one doesn't exist or is outside of the scope. */
export async function readAllLearners(ctx: ScopedContext, listed: string[]): Promise<Learner[]> {
  const uuids = [...new Set(listed)];
  const learnerOf = new Map((await readLearners(ctx, uuids)).map((row) => [row.uuid, row]));
  refuseUnknown('learners', listed, (uuid) => learnerOf.has(uuid));
  return uuids.flatMap((uuid) => learnerOf.get(uuid) ?? []);
}

/** Undefined for a person who does not exist, is outside of the scope or no independent learner. */
export async function readLearner(ctx: ScopedContext, uuid: string): Promise<Learner | undefined> {
  const [learner] = await readLearners(ctx, [uuid]);
  return learner?.learns ? learner : undefined;
}

/**
 * Locks what these learners are assigned until the transaction ends, always in the same order, so
 * that two people who assign to the same learners can't deadlock. Not `for update`, for which even
 * rows would wait that only refer to one of them, such as an assignment's `assignedBy`.
 */
export async function lockLearners({ db }: ScopedContext, uuids: string[]): Promise<void> {
  await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(equalsAny(users.uuid, uuids))
    .orderBy(asc(users.uuid))
    .for('no key update');
}
