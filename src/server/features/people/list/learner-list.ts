import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { learnerList as contract } from '#contract/people/people.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { contains, matches } from '#server/platform/data/search.ts';
import { userRoles, users } from '#server/schema/index.ts';

/** Active independent learners of the scope. Clients rely on the order of the entries: by name. */
export async function learnerList(
  { db, scope }: ScopedContext,
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
    // The index holds e-mails too, but the picker shows names alone, so only a name may match.
    .where(
      and(
        users.active,
        personWithin(scope, users.uuid),
        matches(users.search, term),
        contains(nameInSearch, term),
      ),
    )
    .orderBy(asc(users.name), asc(users.uuid))
    .limit(query.limit);
  return { independentUserData: Object.fromEntries(rows.map(({ uuid, name }) => [uuid, name])) };
}

/** The folded name, as stored: what is before the last space. To fold each name found was most of the cost. */
const nameInSearch = sql`left(${users.search},
  length(${users.search}) - strpos(reverse(${users.search}), ' '))`;
