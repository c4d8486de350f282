import { and, asc, desc, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueueState } from '#contract/mentoring/review-queue.ts';
import type { Context } from '#server/platform/data/context.ts';
import { reflections } from '#server/schema/index.ts';
import { longestWaitFirst } from './longest-wait-first.ts';
import { isReady } from './reviewed-count.ts';
import { isWaiting } from './waiting-reflections.ts';

const { uuid, submittedAt, sentBackAt, completedAt } = reflections;

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
