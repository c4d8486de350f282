import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { worklist as contract } from '#contract/mentoring/worklist.ts';
import { mentorOf } from '#server/features/caseload/index.ts';
import { turnOf } from '#server/features/mentoring/rules.ts';
import type { Context } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { areas, pods, presentMentors, reflections, tallies, users } from '#server/schema/index.ts';
import { isOffered } from './offered.ts';
import { questionsCount, reviewedCount } from './reviewed-count.ts';
import { stateColumns } from './state-columns.ts';

const returnsTo = alias(users, 'returns_to');

const waiting = and(isNotNull(reflections.submittedAt), isNull(reflections.completedAt));

type Query = ValidInput<typeof contract>['query'];

/** What waits for this mentor, longest wait first. Their own reflections never do. */
export async function waitingReflections(
  ctx: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [rows, total] = await Promise.all([pageOfWaiting(ctx, query), countWaiting(ctx, query)]);
  return { worklist: paged(rows, total, query) };
}

/** The page is cut first and joined afterwards, so that a skipped row costs only an index entry. */
async function pageOfWaiting(ctx: Context, query: Query) {
  const { limit, offset } = limitOffset(query);
  const page = ctx.db
    .select({ uuid: reflections.uuid, submittedAt: reflections.submittedAt })
    .from(reflections)
    .where(and(waiting, ne(reflections.learner, ctx.user.uuid), ...filtersOf(ctx, query)))
    .orderBy(asc(reflections.submittedAt), asc(reflections.uuid))
    .limit(limit)
    .offset(offset)
    .as('page');

  const rows = await ctx.db
    .select({
      uuid: page.uuid,
      submitted_at: sql<Date>`${page.submittedAt}`.mapWith(reflections.submittedAt),
      questions_count: questionsCount,
      reviewed_count: reviewedCount,
      learner: { uuid: users.uuid, name: users.name },
      area: { uuid: areas.uuid, name: areas.name, name_mi: areas.nameMi },
      pod: { uuid: pods.uuid, name: pods.name, name_mi: pods.nameMi },
      returned_to: { uuid: returnsTo.uuid, name: returnsTo.name },
      mentor: mentorOf(reflections.learner),
      state: stateColumns,
    })
    .from(page)
    .innerJoin(reflections, eq(reflections.uuid, page.uuid))
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .leftJoin(returnsTo, eq(returnsTo.uuid, reflections.returnsTo))
    .orderBy(asc(page.submittedAt), asc(page.uuid));

  return rows.map(({ state, ...row }) => {
    const { name, name_mi } = row.pod ?? row.area;
    const type = row.pod ? ('pod' as const) : ('area' as const);
    return { ...row, round: state.round, turn: turnOf(state), name, name_mi, type };
  });
}

function filtersOf(ctx: Context, { mine, mentor, offered }: Query): SQL[] {
  return [
    ...(mine ? [isLearnerOf(ctx, ctx.user.uuid)] : []),
    ...(mentor === undefined ? [] : [mentor === 'none' ? hasNoMentor : isLearnerOf(ctx, mentor)]),
    ...(offered ? [isOffered(ctx)] : []),
  ];
}

function isLearnerOf({ db }: Context, mentor: string): SQL {
  const learners = db
    .select({ learner: presentMentors.learner })
    .from(presentMentors)
    .where(eq(presentMentors.mentor, mentor));
  return inArray(reflections.learner, learners);
}

const hasNoMentor = sql`not exists (select from ${presentMentors}
  where ${presentMentors.learner} = ${reflections.learner})`;

/** A trigger keeps the total, from which the caller's own are taken; filtered ones are counted. */
async function countWaiting(ctx: Context, query: Query): Promise<number> {
  const { db, user } = ctx;
  const filters = filtersOf(ctx, query);
  if (filters.length > 0) {
    return db.$count(reflections, and(waiting, ne(reflections.learner, user.uuid), ...filters));
  }
  const own = db.$count(reflections, and(waiting, eq(reflections.learner, user.uuid)));
  const [row] = await db
    .select({ count: sql<number>`(${tallies.count} - ${own})::int` })
    .from(tallies)
    .where(eq(tallies.name, 'reflections.waiting'));
  return row?.count ?? 0;
}
