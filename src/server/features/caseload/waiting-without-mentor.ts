import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/data/context.ts';
import { presentMentors, reflections, users } from '#server/schema/index.ts';
import { isWaiting, learnsNow } from './read-caseload.ts';

/** Learners without a mentor who have submitted a reflection: how many, and the first few by name. */
export async function waitingWithoutMentor({ db }: Context, limit: number) {
  const hasLearner = (learner: PgColumn) => eq(presentMentors.learner, learner);
  // Counted from the waiting reflections: there are far fewer of them than of people.
  const learners = db
    .selectDistinct({ learner: reflections.learner })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .leftJoin(presentMentors, hasLearner(reflections.learner))
    .where(and(isWaiting, learnsNow, isNull(presentMentors.mentor)));
  const waiting = db.select({ learner: reflections.learner }).from(reflections).where(isWaiting);
  const [total, first] = await Promise.all([
    db.$count(learners.as('found')),
    db
      .select({ uuid: users.uuid, name: users.name })
      .from(users)
      .leftJoin(presentMentors, hasLearner(users.uuid))
      .where(and(inArray(users.uuid, waiting), learnsNow, isNull(presentMentors.mentor)))
      .orderBy(asc(users.name), asc(users.uuid))
      .limit(limit),
  ]);
  return { total, first };
}
