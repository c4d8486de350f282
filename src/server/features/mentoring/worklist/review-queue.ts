import { and, type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { reviewQueue as contract, QueueState } from '#contract/mentoring/review-queue.ts';
import { isOfMentor } from '#server/features/caseload/index.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { reflections } from '#server/schema/index.ts';
import { readQueueRows } from './queue-rows.ts';
import { inState } from './queue-states.ts';
import { readNext } from './take-next.ts';
import { hasLearners, isOthers, isWithin } from './whose-learners.ts';

type Query = ValidInput<typeof contract>['query'];
type Queue = Reply<typeof contract>;

/** A mentor's reflections in one state, with how many are in each. */
export async function reviewQueue(
  ctx: ScopedContext,
  { query }: ValidInput<typeof contract>,
): Promise<Queue> {
  const whose = await whoseLearners(ctx, query);
  const isInScope = and(
    isOthers(ctx),
    isWithin(ctx, query.organisation),
    learnersFilter(ctx, whose),
  );
  const [rows, counts, next] = await Promise.all([
    readPage(ctx, query, isInScope),
    countStates(ctx, isInScope),
    readNext(ctx),
  ]);
  return { queue: paged(rows, counts[query.state], query), counts, whose, next };
}

/** What the caller chose; if nothing, their own learners, or everybody's if they have none. */
async function whoseLearners(ctx: Context, { mine, mentor }: Query): Promise<Queue['whose']> {
  if (mentor !== undefined) return mentor;
  return (mine ?? (await hasLearners(ctx))) ? 'mine' : 'all';
}

function learnersFilter(ctx: Context, whose: Queue['whose']): SQL | undefined {
  if (whose === 'all') return undefined;
  return isOfMentor(reflections.learner, whose === 'mine' ? ctx.user.uuid : whose);
}

/** The page is cut first and joined afterwards, so that a skipped row costs only an index entry. */
async function readPage(ctx: Context, query: Query, isInScope: SQL | undefined) {
  const { limit, offset } = limitOffset(query);
  const { is, order } = inState(ctx, query.state);
  const page = await ctx.db
    .select({ uuid: reflections.uuid })
    .from(reflections)
    .where(and(is, isInScope))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return readQueueRows(
    ctx,
    page.map(({ uuid }) => uuid),
  );
}

/** In one statement: apart, a page would take half of the pool's connections. */
async function countStates(ctx: Context, isInScope: SQL | undefined): Promise<Queue['counts']> {
  const count = (state: QueueState) =>
    sql`(select count(*)::int from ${reflections} where ${and(inState(ctx, state).is, isInScope)})`;
  const { rows } = await ctx.db.execute<Queue['counts']>(sql`
    select ${count('waiting')} as waiting, ${count('ready')} as ready,
      ${count('sent_back')} as sent_back, ${count('finished')} as finished`);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no row');
  return counts;
}
