import { and, asc, desc, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueueState } from '#contract/mentoring/review-queue.ts';
import type { Context } from '#server/platform/data/context.ts';
import { reflections } from '#server/schema/index.ts';
import { isReady } from './reviewed-count.ts';
import { isWaiting } from './waiting-reflections.ts';

const { uuid, submittedAt, sentBackAt, completedAt, round } = reflections;

const dayInNewZealand = sql`(${submittedAt} at time zone 'Pacific/Auckland')::date`;

/** By the day it was submitted, and of one day those that come back first: an index has this order. */
export const longestWaitFirst = [
  sql`${dayInNewZealand}`,
  sql`(${round} = 1)`,
  asc(submittedAt),
  asc(uuid),
];

/** Which reflections are in a state, and their order. */
export function inState(ctx: Context, state: QueueState): { is: SQL | undefined; order: SQL[] } {
  switch (state) {
    case 'waiting':
      return { is: isWaiting, order: longestWaitFirst };
    case 'ready':
      return { is: and(isWaiting, isReady), order: longestWaitFirst };
    case 'sent_back':
      return {
        is: and(isNull(submittedAt), isNotNull(sentBackAt)),
        order: [asc(sentBackAt), asc(uuid)],
      };
    case 'finished':
      return {
        is: gte(completedAt, startOfWeek(ctx)),
        order: [desc(completedAt), desc(uuid)],
      };
  }
}

/** Monday, as the clock strikes midnight in New Zealand. */
const startOfWeek = ({ now }: Context): SQL =>
  sql`date_trunc('week', ${now.toISOString()}::timestamptz, 'Pacific/Auckland')`;
