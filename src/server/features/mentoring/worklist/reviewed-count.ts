import { sql } from 'drizzle-orm';
import { reflections } from '#server/schema/index.ts';

/**
 * How many answers of a reflection have a review of this round. The review of an answer that nothing
 * more was asked of stays; where more was asked, the one of the round before is not about what the
 * learner wrote since.
 */
export const reviewedCount = sql<number>`(select count(*)::int from answers a
  join reviews r on r.answer = a.uuid
  left join answer_versions v on v.answer = a.uuid and v.round = ${reflections.round} - 1
  where a.reflection = ${reflections.uuid}
    and (v.mark is distinct from 'more' or r.updated_at > v.sent_back_at))`;
