import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { presentMentors, reflections, users } from '#server/schema/index.ts';
import { waits } from './read-caseload.ts';

/** Learners of whom something waits though nobody is their mentor: how many, and the first few. */
export async function waitingWithoutMentor({ db }: Context, named: number) {
  const learners = db.select({ learner: reflections.learner }).from(reflections).where(waits);
  const found = () =>
    db
      .select({ uuid: users.uuid, name: users.name })
      .from(users)
      .leftJoin(presentMentors, eq(presentMentors.learner, users.uuid))
      .where(and(inArray(users.uuid, learners), isNull(presentMentors.mentor)));
  const [total, first] = await Promise.all([
    db.$count(found().as('found')),
    found().orderBy(asc(users.name), asc(users.uuid)).limit(named),
  ]);
  return { total, first };
}
