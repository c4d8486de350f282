import { type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { overview as contract } from '#contract/system/overview.ts';
import { waitingWithoutMentor } from '#server/features/caseload/index.ts';
import { type UserFilters, userListQuery } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { subscriptions, users } from '#server/schema/index.ts';
import { group, indexedGroup, readGroups } from './group.ts';

/** Each number is counted with the query of the list that it links to, so that both always agree. */
export async function peopleOverview(ctx: Context): Promise<Reply<typeof contract>> {
  const overview = await readGroups(ctx, {
    without_role: indexedGroup(people({ role: 'none', active: true, verified: true })),
    without_work: group(people({ role: 'independent_learner', active: true, without_areas: true })),
    without_mentor: group(waitingWithoutMentor),
    invited: indexedGroup(people({ invited: true })),
    unverified: indexedGroup(people({ verified: false, invited: false })),
    past_due: indexedGroup(payers, pastDue),
  });
  return { overview };
}

function people(filters: UserFilters): SQL {
  const { where } = userListQuery('', filters);
  return sql`select ${users.uuid}, ${users.name} from ${users} where ${where}`;
}

/** Somebody with two such subscriptions counts twice, as in the list. */
const pastDue = sql`select ${subscriptions.user} from ${subscriptions}
  where ${subscriptions.stripeStatus} = 'past_due'`;

const payers = sql`select ${users.uuid}, ${users.name} from (${pastDue}) past_due
  join ${users} on ${users.uuid} = past_due."user"`;
