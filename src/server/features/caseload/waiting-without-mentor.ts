import { sql } from 'drizzle-orm';
import { presentMentors, reflections, users } from '#server/schema/index.ts';
import { isWaiting, learnsNow } from './read-caseload.ts';

/** Selects the learners without a mentor who have submitted a reflection. */
export const waitingWithoutMentor = sql`select ${users.uuid}, ${users.name} from ${users}
  where ${users.uuid} in (select ${reflections.learner} from ${reflections} where ${isWaiting})
    and ${learnsNow} and not exists (select from ${presentMentors}
      where ${presentMentors.learner} = ${users.uuid})`;
