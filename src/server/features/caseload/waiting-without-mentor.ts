import { sql } from 'drizzle-orm';
import { learnerMentors, reflections, userRoles, users } from '#server/schema/index.ts';
import { isWaiting, learnsNow } from './read-caseload.ts';

const { learner, mentor } = learnerMentors;

/** As the view of present mentors says it: here all of them at once, which is a small part of it. */
const presentMentors = sql`array(select ${users.uuid} from ${users}
  where ${users.active} and ${users.uuid} in (select ${userRoles.user} from ${userRoles}
    where ${userRoles.role} in ('mentor', 'admin')))`;

/**
 * Selects the learners without a mentor who have submitted a reflection. They are few, so they are
 * found first, and then looked up: otherwise PostgreSQL reads all people to join them.
 */
export const waitingWithoutMentor = sql`select ${users.uuid}, ${users.name} from ${users}
  where ${users.uuid} = any(array(select distinct ${reflections.learner} from ${reflections}
      where ${isWaiting} and not exists (select from ${learnerMentors}
        where ${learner} = ${reflections.learner} and ${mentor} = any(${presentMentors}))))
    and ${learnsNow}`;
