import { sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { overview as contract } from '#contract/system/overview.ts';
import { waitingWithoutMentor } from '#server/features/caseload/index.ts';
import { type UserFilters, userListQuery } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { subscriptions, users } from '#server/schema/index.ts';
import { group } from './group.ts';

/** Each number is counted with the query of the list that it links to, so that both always agree. */
export async function peopleOverview(ctx: Context): Promise<Reply<typeof contract>> {
  const [without_work, without_mentor, invited, unverified, without_role, past_due] =
    await Promise.all([
      people(ctx, { role: 'independent_learner', active: true, without_areas: true }),
      group(ctx, waitingWithoutMentor),
      people(ctx, { invited: true }),
      people(ctx, { verified: false, invited: false }),
      people(ctx, { role: 'none', active: true, verified: true }),
      pastDue(ctx),
    ]);
  return {
    overview: { without_role, without_work, without_mentor, invited, unverified, past_due },
  };
}

function people(ctx: Context, filters: UserFilters) {
  const { where } = userListQuery('', filters);
  return group(ctx, sql`select ${users.uuid}, ${users.name} from ${users} where ${where}`);
}

/** Somebody with two such subscriptions counts twice, as in the list. */
const pastDue = (ctx: Context) =>
  group(
    ctx,
    sql`select ${users.uuid}, ${users.name} from ${subscriptions}
      join ${users} on ${users.uuid} = ${subscriptions.user}
      where ${subscriptions.stripeStatus} = 'past_due'`,
  );
