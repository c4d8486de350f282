import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { learnerList as contract } from '#contract/people/people.ts';
import type { Context } from '#server/platform/data/context.ts';
import { matches } from '#server/platform/data/search.ts';
import { userRoles, users } from '#server/schema/index.ts';

/** Active independent learners by name. The map's order is the answer's order. */
export async function learnerList(
  { db }: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [term = ''] = [query.search].flat();
  const rows = await db
    .select({ uuid: users.uuid, name: users.name })
    .from(users)
    .innerJoin(
      userRoles,
      and(eq(userRoles.user, users.uuid), eq(userRoles.role, 'independent_learner')),
    )
    // Addresses are in the index as well; nobody who picks a learner sees why one would match.
    .where(and(users.active, matches(users.search, term), matches(sql`fold(${users.name})`, term)))
    .orderBy(asc(users.name), asc(users.uuid))
    .limit(query.limit);
  return { independentUserData: Object.fromEntries(rows.map(({ uuid, name }) => [uuid, name])) };
}
