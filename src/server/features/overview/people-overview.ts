import { type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { overview as contract } from '#contract/system/overview.ts';
import { type UserFilters, userListQuery } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import {
  learnersWithoutAreas,
  subscriptions,
  users,
  waitingWithoutMentor,
} from '#server/schema/index.ts';
import { keptGroup, readGroups } from './group.ts';

/**
 * The totals are kept by triggers (migrations 0011 and 0049), each that of the list it links to. They
 * are of the whole service, which is all that the call may be made for.
 */
export async function peopleOverview(ctx: Context): Promise<Reply<typeof contract>> {
  const overview = await readGroups(ctx, {
    without_role: keptGroup('without_role', people({ role: 'none', active: true, verified: true })),
    without_work: keptGroup('learners_without_areas', named(learnersWithoutAreas)),
    without_mentor: keptGroup('waiting_without_mentor', named(waitingWithoutMentor)),
    invited: keptGroup('invited', people({ invited: true })),
    unverified: keptGroup('unverified', people({ verified: false, invited: false })),
    past_due: keptGroup('past_due', payers),
  });
  return { overview };
}

function people(filters: UserFilters): SQL {
  const { where } = userListQuery({ everything: true }, '', filters);
  return sql`select ${users.uuid}, ${users.name} from ${users} where ${where}`;
}

/** Those of a table of people who count: the others have no name in it. */
const named = (table: typeof learnersWithoutAreas | typeof waitingWithoutMentor) =>
  sql`select ${table.learner} as uuid, ${table.name} from ${table} where ${table.name} is not null`;

/** Somebody with two such subscriptions counts twice, as in the list. */
const payers = sql`select ${users.uuid}, ${users.name} from ${subscriptions}
  join ${users} on ${users.uuid} = ${subscriptions.user}
  where ${subscriptions.stripeStatus} = 'past_due'`;
