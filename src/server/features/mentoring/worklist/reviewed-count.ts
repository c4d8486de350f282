import { sql } from 'drizzle-orm';
import { reflections } from '#server/schema/index.ts';

/**
 * How many answers of a reflection have a review of this round, as `isReviewed` in the contract
 * decides it for one answer. Where it equals `questionsCount`, the reflection is ready to sign off.
 */
export const reviewedCount = sql<number>`(select count(*)::int from answers a
  join reviews r on r.answer = a.uuid
  left join answer_versions v on v.answer = a.uuid and v.round = ${reflections.round} - 1
  where a.reflection = ${reflections.uuid}
    and (v.mark is distinct from 'more' or r.updated_at > v.sent_back_at))`;

export const questionsCount = sql<number>`(select count(*)::int from reflection_questions q
  where q.reflection = ${reflections.uuid})`;
