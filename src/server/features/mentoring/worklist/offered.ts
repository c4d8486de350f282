import { type SQL, sql } from 'drizzle-orm';
import { presenceCutoff } from '#server/features/mentoring/review/presence.ts';
import type { Context } from '#server/platform/data/context.ts';
import { presentMentors, reflections } from '#server/schema/index.ts';

/**
 * What a mentor can take up next without getting in another's way: everything of their own learners,
 * what they have begun to review in this round, and of the rest what nobody has begun or has open,
 * unless it returns to somebody else or its learner has another mentor.
 */
export function isOffered(ctx: Context): SQL {
  const me = sql`${ctx.user.uuid}::uuid`;
  const { returnsTo, learner } = reflections;
  const { mentor } = presentMentors;
  const isOpenWithAnother = sql`exists (select from reflection_visits v
    where v.reflection = ${reflections.uuid} and v.mentor <> ${me}
      and v.seen_at > ${presenceCutoff(ctx).toISOString()}::timestamptz)`;
  const hasMentor = (condition: SQL) => sql`exists (select from ${presentMentors}
    where ${presentMentors.learner} = ${learner} and ${condition})`;
  return sql`(${hasMentor(sql`${mentor} = ${me}`)}
    or ${isBegunBy(sql`r.reviewer = ${me}`)}
    or not ${isBegunBy(sql`r.reviewer <> ${me} and ${stillReviews(sql`r.reviewer`)}`)}
      and not ${isOpenWithAnother}
      and (${returnsTo} is not distinct from ${me}
        or not ${hasMentor(sql`true`)} and not ${stillReviews(sql`${returnsTo}`)}))`;
}

/** Somebody wrote a review since the reflection was last sent back. */
const isBegunBy = (condition: SQL) => sql`exists (
  select from answers a join reviews r on r.answer = a.uuid
  where a.reflection = ${reflections.uuid} and ${condition}
    and r.updated_at > coalesce(${reflections.sentBackAt}, '-infinity'))`;

/** Somebody who has left, or is no longer a mentor, has no claim on a reflection. */
const stillReviews = (user: SQL) => sql`exists (
  select from users u join user_roles role on role."user" = u.uuid
  where u.uuid = ${user} and u.active and role.role in ('mentor', 'admin'))`;
