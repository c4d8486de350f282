import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { userRoles, users } from '#server/schema/index.ts';

export type Learner = { uuid: string; name: string; active: boolean; learns: boolean };

/** Those of these people who exist, with whether they are independent learners. */
export function readLearners({ db }: Context, uuids: string[]): Promise<Learner[]> {
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
    .where(equalsAny(users.uuid, uuids));
}

/** The learner to read about; undefined for a person who does not exist or does not learn. */
export async function readLearner(ctx: Context, uuid: string): Promise<Learner | undefined> {
  const [learner] = await readLearners(ctx, [uuid]);
  return learner?.learns ? learner : undefined;
}

/**
 * Holds what these learners are assigned until the transaction ends, always in the same order, so
 * that two who assign to the same people never wait for each other. Not `for update`: a row that
 * only refers to one of them, such as the other's "assigned by", need not wait at all.
 */
export async function lockLearners({ db }: Context, uuids: string[]): Promise<void> {
  await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(equalsAny(users.uuid, uuids))
    .orderBy(asc(users.uuid))
    .for('no key update');
}
