import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { overview as contract } from '#contract/system/overview.ts';
import { caseloadMembers } from '#server/features/caseload/index.ts';
import { type UserFilters, userListQuery } from '#server/features/people/index.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { personWithin, type Scope } from '#server/platform/data/scope.ts';
import {
  learnersWithoutAreas,
  subscriptions,
  users,
  waitingWithoutMentor,
} from '#server/schema/index.ts';
import { group, keptGroup, readGroups } from './group.ts';

/** Each number is that of the list it links to. */
export async function peopleOverview(ctx: ScopedContext): Promise<Reply<typeof contract>> {
  if ('everything' in ctx.scope) return { overview: await readGroups(ctx, ofService) };
  return { overview: { ...(await readGroups(ctx, groupsWithin(ctx))), past_due: null } };
}

const everything: Scope = { everything: true };

const filters = {
  without_role: { role: 'none', active: true, verified: true },
  invited: { invited: true },
  unverified: { verified: false, invited: false },
} as const satisfies Record<string, UserFilters>;

/** The totals are kept by triggers (migrations 0011 and 0049). */
const ofService = {
  without_role: keptGroup('without_role', people(everything, filters.without_role)),
  without_work: keptGroup('learners_without_areas', named(everything, learnersWithoutAreas)),
  without_mentor: keptGroup('waiting_without_mentor', named(everything, waitingWithoutMentor)),
  invited: keptGroup('invited', people(everything, filters.invited)),
  unverified: keptGroup('unverified', people(everything, filters.unverified)),
  past_due: keptGroup('past_due', payers()),
};

/** Counted: totals are kept of the whole service only. Payments are the service's to see to. */
const groupsWithin = (ctx: ScopedContext) => ({
  without_role: group(people(ctx.scope, filters.without_role)),
  without_work: group(named(ctx.scope, learnersWithoutAreas)),
  without_mentor: group(
    caseloadMembers(ctx, { mentor: 'none', waiting: true, search: '' }).getSQL(),
  ),
  invited: group(people(ctx.scope, filters.invited)),
  unverified: group(people(ctx.scope, filters.unverified)),
});

function people(scope: Scope, filters: UserFilters): SQL {
  const { where } = userListQuery(scope, '', filters);
  return sql`select ${users.uuid}, ${users.name} from ${users} where ${where}`;
}

/** Those of a table of people who count: the others have no name in it. */
function named(
  scope: Scope,
  table: typeof learnersWithoutAreas | typeof waitingWithoutMentor,
): SQL {
  const counts = and(isNotNull(table.name), personWithin(scope, table.learner));
  return sql`select ${table.learner} as uuid, ${table.name} from ${table} where ${counts}`;
}

/** Somebody with two such subscriptions counts twice, as in the list. */
function payers(): SQL {
  const isLate = eq(subscriptions.stripeStatus, 'past_due');
  return sql`select ${users.uuid}, ${users.name} from ${subscriptions}
    join ${users} on ${users.uuid} = ${subscriptions.user} where ${isLate}`;
}
