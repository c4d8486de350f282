import { type SQL, sql } from 'drizzle-orm';
import { reflections } from '#server/schema/index.ts';

/**
 * True of somebody who still reviews what this learner writes, as a mentor of the service or of an
 * organisation that the learner belongs to; null of others, whose claim on a reflection is over. As
 * `exists` it would first read all who may review.
 */
export const stillReviews = (user: SQL, learner: SQL): SQL => sql`(
  select true from users u where u.uuid = ${user} and u.active and (
    exists (select from user_roles role
      where role."user" = u.uuid and role.role in ('mentor', 'admin'))
    or exists (select from organisation_roles role join memberships m
        on m.organisation = role.organisation and m.left_at is null and m."user" = ${learner}
      where role."user" = u.uuid and role.role = 'organisation_mentor'
        and role.ended_at is null)))`;

/**
 * The mentor a reflection returns to: nobody, once they review no more. As a join all people would be
 * read, of whom a page names fifteen.
 */
export const returnedTo = sql<{ uuid: string; name: string } | null>`(
  select json_build_object('uuid', mentor.uuid, 'name', mentor.name)
  from users mentor
  where mentor.uuid = ${reflections.returnsTo}
    and ${stillReviews(sql`mentor.uuid`, sql`${reflections.learner}`)})`;
