import { and, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { learnerList as contract } from '#contract/people/people.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { personWithin, type Scope } from '#server/platform/data/scope.ts';
import { contains, matches } from '#server/platform/data/search.ts';
import { userRoles, users } from '#server/schema/index.ts';

/** Active independent learners of the scope. Clients rely on the order of the entries: by name. */
export async function learnerList(
  { db, scope }: ScopedContext,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [term = ''] = [query.search].flat();
  // So few letters many people have, and no index finds them.
  const form = term.trim().length < 3 ? sql`not materialized` : sql`materialized`;
  const { rows } = await db.execute<{ uuid: string; name: string }>(sql`
    with users as ${form} (${called(term, scope)})
    select users.uuid, users.name from users
    join ${userRoles} on ${userRoles.user} = users.uuid and ${userRoles.role} = 'independent_learner'
    where users.active
    order by users.name, users.uuid limit ${query.limit}`);
  return { independentUserData: Object.fromEntries(rows.map(({ uuid, name }) => [uuid, name])) };
}

/**
 * Materialized: PostgreSQL might otherwise walk through everybody by name, expecting to meet a few
 * matches soon, though those of one name are all in one place. The index holds e-mails too, but the
 * picker shows names alone, so only a name may match.
 */
const called = (term: string, scope: Scope) => sql`
  select ${users.uuid}, ${users.name}, ${users.active} from ${users}
  where ${and(
    sql`true`,
    personWithin(scope, users.uuid),
    matches(users.search, term),
    contains(nameInSearch, term),
  )}`;

/** The folded name, as stored: what is before the last space. To fold each name found was most of the cost. */
const nameInSearch = sql`left(${users.search},
  length(${users.search}) - strpos(reverse(${users.search}), ' '))`;
