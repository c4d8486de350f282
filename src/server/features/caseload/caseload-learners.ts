import { and, asc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { caseloadLearners as contract } from '#contract/mentoring/caseload.ts';
import type { Context } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { matches } from '#server/platform/data/search.ts';
import { presentMentors, reflections, users } from '#server/schema/index.ts';
import {
  isWaiting,
  learnsNow,
  mentorsOf,
  nothingWaits,
  waitingByLearner,
} from './read-caseload.ts';

type Query = ValidInput<typeof contract>['query'];

/** Cuts the page first, so that mentors and waiting reflections are read for its few learners only. */
export async function caseloadLearners(
  ctx: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [rows, total] = await Promise.all([
    learnersOf(ctx, query, limitOffset(query)),
    countOf(ctx, query),
  ]);
  const uuids = rows.map(({ uuid }) => uuid);
  const [mentors, waiting] = await Promise.all([
    mentorsOf(ctx, uuids),
    waitingByLearner(ctx, uuids),
  ]);
  const learners = rows.map((learner) => ({
    ...learner,
    mentor: mentors.get(learner.uuid) ?? null,
    ...(waiting.get(learner.uuid) ?? nothingWaits),
  }));
  return { learners: paged(learners, total, query) };
}

type Filter = Pick<Query, 'mentor' | 'search' | 'waiting'>;

/** One page of learners, by name. */
export function learnersOf({ db }: Context, filter: Filter, page: ReturnType<typeof limitOffset>) {
  return db
    .select({ uuid: users.uuid, name: users.name })
    .from(users)
    .leftJoin(presentMentors, eq(presentMentors.learner, users.uuid))
    .where(and(learnsNow, ...conditions(filter)))
    .orderBy(asc(users.name), asc(users.uuid))
    .limit(page.limit)
    .offset(page.offset);
}

async function countOf({ db }: Context, filter: Filter): Promise<number> {
  const found = db
    .select({ uuid: users.uuid })
    .from(users)
    .leftJoin(presentMentors, eq(presentMentors.learner, users.uuid))
    .where(and(learnsNow, ...conditions(filter)))
    .as('found');
  return db.$count(found);
}

function conditions({ mentor, search, waiting }: Filter): (SQL | undefined)[] {
  const isOfMentor =
    mentor === 'none' ? isNull(presentMentors.mentor) : eq(presentMentors.mentor, mentor ?? '');
  return [
    matches(users.search, search),
    mentor === undefined ? undefined : isOfMentor,
    waiting === undefined ? undefined : waiting ? hasWaiting : not(hasWaiting),
  ];
}

const hasWaiting = sql`exists (select from ${reflections}
  where ${reflections.learner} = ${users.uuid} and ${isWaiting})`;
