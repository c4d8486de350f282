import { and, asc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { learnersOfOrganisations as contract } from '#contract/mentoring/assignments.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { matches } from '#server/platform/data/search.ts';
import { memberships, organisations, userRoles, users } from '#server/schema/index.ts';

const MAX_ORGANISATIONS = 20;

/** Organisations of the scope by name, each with its active learners who have not left it. */
export async function learnersOfOrganisations(
  ctx: ScopedContext,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = await readOrganisations(ctx, query.search ?? '');
  if (found.length === 0) return { organisations: [] };
  const learners = await readMembers(
    ctx,
    found.map(({ uuid }) => uuid),
  );
  const byOrganisation = Map.groupBy(learners, ({ organisation }) => organisation);
  return {
    organisations: found.map((organisation) => ({
      ...organisation,
      learners: byOrganisation.get(organisation.uuid) ?? [],
    })),
  };
}

function readOrganisations({ db, scope }: ScopedContext, search: string) {
  const someLearner = db
    .select({ one: sql`1` })
    .from(memberships)
    .innerJoin(users, and(eq(users.uuid, memberships.user), users.active, learns(db)))
    .where(and(eq(memberships.organisation, organisations.uuid), isNull(memberships.leftAt)));
  return db
    .select({ uuid: organisations.uuid, name: organisations.name })
    .from(organisations)
    .where(
      and(
        organisationWithin(scope, organisations.uuid),
        matches(organisations.search, search),
        exists(someLearner),
      ),
    )
    .orderBy(asc(organisations.name), asc(organisations.uuid))
    .limit(MAX_ORGANISATIONS);
}

function readMembers({ db }: Context, organisationUuids: string[]) {
  return db
    .select({ organisation: memberships.organisation, uuid: users.uuid, name: users.name })
    .from(memberships)
    .innerJoin(users, and(eq(users.uuid, memberships.user), users.active, learns(db)))
    .where(and(inArray(memberships.organisation, organisationUuids), isNull(memberships.leftAt)))
    .orderBy(asc(users.name), asc(users.uuid));
}

/** Not a join: for the few people of 20 organisations PostgreSQL would read every role there is. */
function learns(db: Db): SQL {
  const role = db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.user, users.uuid), eq(userRoles.role, 'independent_learner')));
  return sql`${role} is not null`;
}
