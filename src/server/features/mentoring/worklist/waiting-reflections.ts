import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { worklist as contract } from '#contract/mentoring/worklist.ts';
import { isOfMentor } from '#server/features/caseload/index.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { listTotals, reflections } from '#server/schema/index.ts';
import { longestWaitFirst } from './longest-wait-first.ts';
import { isOffered } from './offered.ts';
import { readQueueRows } from './queue-rows.ts';
import { isOthers, isWithin } from './whose-learners.ts';

const { uuid, submittedAt } = reflections;

export const isWaiting = and(isNotNull(reflections.submittedAt), isNull(reflections.completedAt));

type Query = ValidInput<typeof contract>['query'];

/**
 * What waits for this mentor, longest wait first. Their own reflections never do. What is offered comes
 * in the order in which `takeNext` gives it.
 */
export async function waitingReflections(
  ctx: ScopedContext,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { total, uuids } = await pageOfWaiting(ctx, query);
  const rows = (await readQueueRows(ctx, uuids)).flatMap(({ submitted_at, ...row }) =>
    submitted_at ? [{ ...row, submitted_at }] : [],
  );
  return { worklist: paged(rows, total, query) };
}

/** The page is cut first and joined afterwards, so that a skipped row costs only an index entry. */
async function pageOfWaiting(ctx: ScopedContext, query: Query) {
  const { limit, offset } = limitOffset(query);
  const page = ctx.db
    .select({ uuid })
    .from(reflections)
    .where(and(isWaiting, isOthers(ctx), ...filtersOf(ctx, query)))
    .orderBy(...(query.offered ? longestWaitFirst : [asc(submittedAt), asc(uuid)]))
    .limit(limit)
    .offset(offset);
  const { rows } = await ctx.db.execute<{ total: number; uuids: string[] }>(
    sql`select ${countWaiting(ctx, query)}::int as total, array${page} as uuids`,
  );
  return rows[0] ?? { total: 0, uuids: [] };
}

function filtersOf(ctx: ScopedContext, { mine, mentor, offered, organisation }: Query): SQL[] {
  const within = isWithin(ctx, organisation);
  return [
    ...(within ? [within] : []),
    ...(mine ? [isOfMentor(reflections.learner, ctx.user.uuid)] : []),
    ...(mentor === undefined ? [] : [isOfMentor(reflections.learner, mentor)]),
    ...(offered ? [isOffered(ctx)] : []),
  ];
}

/** A trigger keeps the total, from which the caller's own are taken; filtered ones are counted. */
function countWaiting(ctx: ScopedContext, query: Query): SQL {
  const filters = filtersOf(ctx, query);
  const others = and(isWaiting, isOthers(ctx), ...filters);
  if (filters.length > 0) return sql`(select count(*) from ${reflections} where ${others})`;
  return sql`((select coalesce(sum(${listTotals.difference}), 0) from ${listTotals}
      where ${listTotals.list} = 'reflections.waiting')
    - (select count(*) from ${reflections}
      where ${isWaiting} and ${eq(reflections.learner, ctx.user.uuid)}))`;
}
