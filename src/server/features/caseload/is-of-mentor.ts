import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { learnerMentors, presentMentors } from '#server/schema/index.ts';

/** That a learner, by a column of the statement around it, has this mentor now; `none`: has nobody. */
export const isOfMentor = (learner: SQLWrapper, mentor: string): SQL =>
  mentor === 'none'
    ? sql`not exists (select from ${presentMentors} where ${presentMentors.learner} = ${learner})`
    : sql`${learner} in (select ${presentMentors.learner} from ${presentMentors}
        where ${presentMentors.mentor} = ${mentor})`;

/** That a learner has nobody now, and had this mentor last: the row stays where a mentor's role ends. */
export const isLeftBy = (learner: SQLWrapper, mentor: SQLWrapper): SQL => sql`(
  ${learner} in (select ${learnerMentors.learner} from ${learnerMentors}
    where ${learnerMentors.mentor} = ${mentor})
  and ${isOfMentor(learner, 'none')})`;
