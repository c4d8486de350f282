import { asc, eq, inArray } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { overview as contract } from '#contract/system/overview.ts';
import { waitingWithoutMentor } from '#server/features/caseload/index.ts';
import { type UserFilters, userListQuery } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { paginateIds } from '#server/platform/data/paginate-ids.ts';
import { subscriptions, users } from '#server/schema/index.ts';

type Group = Reply<typeof contract>['overview']['invited'];

/** How many are listed by name; the rest are in the list that the number links to. */
export const NAMES_SHOWN = 3;

/** Each number is counted with the query of the list that it links to, so that both always agree. */
export async function peopleOverview(ctx: Context): Promise<Reply<typeof contract>> {
  const [without_work, without_mentor, invited, unverified, without_role, past_due] =
    await Promise.all([
      people(ctx, { role: 'independent_learner', active: true, without_areas: true }),
      waitingWithoutMentor(ctx, NAMES_SHOWN),
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
  const page = await paginateIds(db, userListQuery('', filters), {
    page: 1,
    per_page: NAMES_SHOWN,
  });
  const first = await db
    .select({ uuid: users.uuid, name: users.name })
    .from(users)
    .where(inArray(users.uuid, page.uuids))
    .orderBy(asc(users.name), asc(users.uuid));
  return { total: page.total, first };
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
      .limit(NAMES_SHOWN),
  ]);
  return { total, first };
}
