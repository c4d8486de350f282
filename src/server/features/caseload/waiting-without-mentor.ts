import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/data/context.ts';
import { presentMentors, reflections, users } from '#server/schema/index.ts';
import { isWaiting } from './read-caseload.ts';

/** Learners of whom something waits though nobody is their mentor: how many, and the first few. */
export async function waitingWithoutMentor({ db }: Context, named: number) {
  const isMentors = (learner: PgColumn) => eq(presentMentors.learner, learner);
  // Counted among what waits: there are many more people than that. The first few are soon met.
  const learners = db
    .selectDistinct({ learner: reflections.learner })
    .from(reflections)
    .leftJoin(presentMentors, isMentors(reflections.learner))
    .where(and(isWaiting, isNull(presentMentors.mentor)));
  const waiting = db.select({ learner: reflections.learner }).from(reflections).where(isWaiting);
  const [total, first] = await Promise.all([
    db.$count(learners.as('found')),
    db
      .select({ uuid: users.uuid, name: users.name })
      .from(users)
      .leftJoin(presentMentors, isMentors(users.uuid))
      .where(and(inArray(users.uuid, waiting), isNull(presentMentors.mentor)))
      .orderBy(asc(users.name), asc(users.uuid))
      .limit(named),
  ]);
  return { total, first };
}
