import { type SQL, sql } from 'drizzle-orm';
import type { NextReflection } from '#contract/mentoring/review-queue.ts';
import { stillLearns } from '#server/features/caseload/index.ts';
import { presenceCutoff } from '#server/features/mentoring/review/presence.ts';
import type { Context } from '#server/platform/data/context.ts';
import { presentMentors, reflections } from '#server/schema/index.ts';
import { stillReviews } from './still-reviews.ts';

/**
 * What a mentor can take up next without getting in another's way. Never what another has open or has
 * begun in this round; of the rest, everything of their own learners, what they have begun themselves,
 * what returns to them, and what has no mentor and returns to nobody else. What its learner could not
 * read an answer to, as their account or their role ended, waits in the lists until they are back.
 */
export function isOffered(ctx: Context): SQL {
  const { isMyLearners, isBegunByMe, hasNoMentor, isBackToMe } = reasons(ctx);
  const { returnsTo, learner } = reflections;
  return sql`(${stillLearns(learner)} and not exists (${holdersOf(ctx)})
    and (${isMyLearners} or ${isBegunByMe} or ${isBackToMe}
      or ${hasNoMentor} and ${stillReviews(sql`${returnsTo}`, sql`${learner}`)} is not true))`;
}

/** Of what `isOffered` finds. */
export function whyOffered(ctx: Context): SQL<NextReflection['why']> {
  const { isMyLearners, isBegunByMe, isBackToMe } = reasons(ctx);
  return sql`case when ${isMyLearners} then 'own_learner' when ${isBegunByMe} then 'started'
    when ${isBackToMe} then 'returned' else 'without_mentor' end`;
}

function reasons(ctx: Context) {
  const me = sql`${ctx.user.uuid}::uuid`;
  const { uuid, returnsTo, learner, sentBackAt } = reflections;
  const isMyLearners = sql`exists (select from ${presentMentors}
    where ${presentMentors.learner} = ${learner} and ${presentMentors.mentor} = ${me})`;
  // As `not exists` PostgreSQL would first read the mentors of all learners there are.
  const hasNoMentor = sql`(select ${presentMentors.mentor} from ${presentMentors}
    where ${presentMentors.learner} = ${learner}) is null`;
  const isBegunByMe = sql`exists (select from answers a join reviews r on r.answer = a.uuid
    where a.reflection = ${uuid} and r.reviewer = ${me}
      and r.updated_at > coalesce(${sentBackAt}, '-infinity'))`;
  const isBackToMe = sql`${returnsTo} is not distinct from ${me}`;
  return { isMyLearners, hasNoMentor, isBegunByMe, isBackToMe };
}

/** Another mentor who has the reflection open, or has begun to review it. Null: nobody. */
export const heldBy = (ctx: Context): SQL<{ uuid: string; name: string } | null> => sql`(
  select json_build_object('uuid', u.uuid, 'name', u.name)
  from (${holdersOf(ctx)}) held join users u on u.uuid = held.person
  order by held.is_open desc, held.at limit 1)`;

/**
 * Other mentors who have it open now, or have written of its review since it was last sent back. What
 * a former mentor of the learner began before the caller took over is the caller's to go on with.
 */
function holdersOf(ctx: Context): SQL {
  const { uuid, learner, sentBackAt } = reflections;
  const me = sql`${ctx.user.uuid}::uuid`;
  const since = sql`greatest(${sentBackAt}, (select ${presentMentors.since} from ${presentMentors}
    where ${presentMentors.learner} = ${learner} and ${presentMentors.mentor} = ${me}), '-infinity')`;
  return sql`select claim.person, claim.at, claim.is_open from (
      select v.mentor as person, v.seen_at as at, true as is_open from reflection_visits v
      where v.reflection = ${uuid} and v.seen_at > ${presenceCutoff(ctx).toISOString()}::timestamptz
      union all
      select r.reviewer, r.updated_at, false from answers a join reviews r on r.answer = a.uuid
      where a.reflection = ${uuid} and r.updated_at > ${since}
      union all
      select d."user", d.updated_at, false from drafts d
      where d.reflection = ${uuid} and d.text <> '' and d.updated_at > ${since}
    ) claim where claim.person <> ${me} and ${stillReviews(sql`claim.person`, sql`${learner}`)}`;
}
