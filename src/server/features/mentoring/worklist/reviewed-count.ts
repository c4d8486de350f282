import { type SQL, sql } from 'drizzle-orm';
import { reflections } from '#server/schema/index.ts';

/** The answers of a reflection that have a review of this round, as `isReviewed` in the contract decides it. */
const reviewedAnswers = (more: SQL = sql``): SQL => sql`from answers a
  join reviews r on r.answer = a.uuid
  left join answer_versions v on v.answer = a.uuid and v.round = ${reflections.round} - 1
  where a.reflection = ${reflections.uuid}
    and (v.mark is distinct from 'more' or r.updated_at > v.sent_back_at) ${more}`;

/** Where it equals `questionsCount`, the reflection is ready to sign off. */
export const reviewedCount = sql<number>`(select count(*)::int ${reviewedAnswers()})`;

export const questionsCount = sql<number>`(select count(*)::int from reflection_questions q
  where q.reflection = ${reflections.uuid})`;

/** As if both counts were equal, but it stops at the first question without a review. */
export const isReady = sql`not exists (select from reflection_questions q
  where q.reflection = ${reflections.uuid}
    and not exists (select ${reviewedAnswers(sql`and a.question = q.question`)}))`;
