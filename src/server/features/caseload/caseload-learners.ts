import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { caseloadLearners as contract } from '#contract/mentoring/caseload.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import type { PickedRows } from '#server/platform/data/paginate-ids.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { asSeenAt, personWithin, thisReflectionWithin } from '#server/platform/data/scope.ts';
import { matches } from '#server/platform/data/search.ts';
import { reflections, users } from '#server/schema/index.ts';
import { isLeftBy, isOfMentor } from './is-of-mentor.ts';
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
  whole: ScopedContext,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const ctx = { ...whole, scope: asSeenAt(whole.scope, query.organisation) };
  const [rows, total] = await Promise.all([
    learnersOf(ctx, query, limitOffset(query)),
    countOf(ctx, query),
  ]);
  return { learners: paged(await withLoad(ctx, rows), total, query) };
}

const BATCH = 500;

/** All that match, or the picked ones of them, for an export. */
export async function* caseloadBatches(whole: ScopedContext, filter: Filter & PickedRows) {
  const ctx = { ...whole, scope: asSeenAt(whole.scope, filter.organisation) };
  for (let offset = 0; ; offset += BATCH) {
    const rows = await learnersOf(ctx, filter, { limit: BATCH, offset });
    yield await withLoad(ctx, rows);
    if (rows.length < BATCH) return;
  }
}

/** These learners with their mentors, and what waits. */
async function withLoad(ctx: ScopedContext, rows: Awaited<ReturnType<typeof learnersOf>>) {
  const uuids = rows.map(({ uuid }) => uuid);
  const [mentors, waiting] = await Promise.all([
    mentorsOf(ctx, uuids),
    waitingByLearner(ctx, uuids),
  ]);
  return rows.map((learner) => ({
    ...learner,
    mentor: mentors.get(learner.uuid) ?? null,
    ...(waiting.get(learner.uuid) ?? nothingWaits),
  }));
}

export type CaseloadFilters = Pick<Query, 'mentor' | 'last_mentor' | 'waiting' | 'organisation'>;
type Filter = CaseloadFilters & Pick<Query, 'search'> & PickedRows;

/** One page of learners, by name. */
export function learnersOf(
  ctx: ScopedContext,
  filter: Filter,
  page: ReturnType<typeof limitOffset>,
) {
  return caseloadMembers(ctx, filter)
    .orderBy(asc(users.name), asc(users.uuid))
    .limit(page.limit)
    .offset(page.offset);
}

async function countOf(ctx: ScopedContext, filter: Filter): Promise<number> {
  return ctx.db.$count(caseloadMembers(ctx, filter).as('found'));
}

/** All who match, in no order. */
export function caseloadMembers(ctx: ScopedContext, filter: Filter) {
  return ctx.db
    .select({ uuid: users.uuid, name: users.name })
    .from(users)
    .where(and(learnsNow, ...conditions(ctx, filter)));
}

function conditions(
  { scope }: ScopedContext,
  { mentor, last_mentor: last, search, waiting, uuids, except }: Filter,
): (SQL | undefined)[] {
  const isShown = and(
    eq(reflections.learner, users.uuid),
    isWaiting,
    thisReflectionWithin(scope, reflections),
  );
  const hasWaiting = sql`exists (select from ${reflections} where ${isShown})`;
  return [
    personWithin(scope, users.uuid),
    matches(users.search, search),
    mentor === undefined ? undefined : isOfMentor(users.uuid, mentor),
    last === undefined ? undefined : isLeftBy(users.uuid, sql`${last}::uuid`),
    waiting === undefined ? undefined : waiting ? hasWaiting : not(hasWaiting),
    uuids && equalsAny(users.uuid, uuids),
    except && not(equalsAny(users.uuid, except)),
  ];
}
