import { type SQL, sql } from 'drizzle-orm';
import { lastSeen } from '#server/features/mentoring/review/who-is-here.ts';
import type { Context } from '#server/platform/data/context.ts';
import { presentMentors, reflections } from '#server/schema/index.ts';

/**
 * What a mentor can take up next without getting in another's way. Of their own learners everything,
 * and what they have begun themselves in this round; of the others only what nobody has begun or has
 * open, unless it comes back to somebody else or its learner has another mentor.
 */
export function isOffered(ctx: Context): SQL {
  const me = sql`${ctx.user.uuid}::uuid`;
  const { returnsTo, learner } = reflections;
  const { mentor } = presentMentors;
  const isOpenWithAnother = sql`exists (select from reflection_visits v
    where v.reflection = ${reflections.uuid} and v.mentor <> ${me}
      and v.seen_at > ${lastSeen(ctx).toISOString()}::timestamptz)`;
  const hasMentor = (who: SQL) => sql`exists (select from ${presentMentors}
    where ${presentMentors.learner} = ${learner} and ${who})`;
  return sql`(${hasMentor(sql`${mentor} = ${me}`)}
    or ${isBegunBy(sql`r.reviewer = ${me}`)}
    or not ${isBegunBy(sql`r.reviewer <> ${me} and ${stillReviews(sql`r.reviewer`)}`)}
      and not ${isOpenWithAnother}
      and (${returnsTo} is not distinct from ${me}
        or not ${hasMentor(sql`true`)} and not ${stillReviews(sql`${returnsTo}`)}))`;
}

/** Somebody wrote a review since the reflection was last sent back. */
const isBegunBy = (whose: SQL) => sql`exists (
  select from answers a join reviews r on r.answer = a.uuid
  where a.reflection = ${reflections.uuid} and ${whose}
    and r.updated_at > coalesce(${reflections.sentBackAt}, '-infinity'))`;

/** What somebody has who has left, or mentors no more, is nobody's. */
const stillReviews = (who: SQL) => sql`exists (
  select from users u join user_roles role on role."user" = u.uuid
  where u.uuid = ${who} and u.active and role.role in ('mentor', 'admin'))`;
