import { asc, eq, inArray } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { overview as contract } from '#contract/system/overview.ts';
import { waitingWithoutMentor } from '#server/features/caseload/index.ts';
import { type UserFilters, userListQuery } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { paginateIds } from '#server/platform/data/paginate-ids.ts';
import { subscriptions, users } from '#server/schema/index.ts';

type Group = Reply<typeof contract>['overview']['invited'];

/** So many are named; the others are in the list behind the number. */
const NAMED = 3;

/** Each number is that of a list, asked as the list itself asks: what opens is what was counted. */
export async function peopleOverview(ctx: Context): Promise<Reply<typeof contract>> {
  const [without_work, without_mentor, invited, unverified, without_role, past_due] =
    await Promise.all([
      people(ctx, { role: 'independent_learner', active: true, without_areas: true }),
      waitingWithoutMentor(ctx, NAMED),
      people(ctx, { invited: true }),
      people(ctx, { verified: false, invited: false }),
      people(ctx, { role: 'none', active: true, verified: true }),
      pastDue(ctx),
    ]);
  return {
    overview: { without_role, without_work, without_mentor, invited, unverified, past_due },
  };
}

async function people({ db }: Context, filters: UserFilters): Promise<Group> {
  const cut = await paginateIds(db, userListQuery('', filters), { page: 1, per_page: NAMED });
  const first = await db
    .select({ uuid: users.uuid, name: users.name })
    .from(users)
    .where(inArray(users.uuid, cut.uuids))
    .orderBy(asc(users.name), asc(users.uuid));
  return { total: cut.total, first };
}

async function pastDue({ db }: Context): Promise<Group> {
  const isPastDue = eq(subscriptions.stripeStatus, 'past_due');
  const [total, first] = await Promise.all([
    db.$count(subscriptions, isPastDue),
    db
      .select({ uuid: users.uuid, name: users.name })
      .from(subscriptions)
      .innerJoin(users, eq(users.uuid, subscriptions.user))
      .where(isPastDue)
      .orderBy(asc(users.name), asc(subscriptions.uuid))
      .limit(NAMED),
  ]);
  return { total, first };
}
