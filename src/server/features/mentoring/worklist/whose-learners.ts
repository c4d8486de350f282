import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { filteredBy, personWithin, reflectionWithin } from '#server/platform/data/scope.ts';
import { presentMentors, reflections } from '#server/schema/index.ts';

/** Nobody reviews their own reflection, so it is in none of a mentor's lists. */
export const isOthers = ({ user }: Context): SQL => ne(reflections.learner, user.uuid);

/** Reflections of the scope; with an organisation, of those its learners' alone. */
export const isWithin = ({ scope }: ScopedContext, organisation: string | undefined) =>
  and(
    reflectionWithin(filteredBy(scope, organisation), reflections),
    organisation === undefined
      ? undefined
      : personWithin({ organisations: [organisation] }, reflections.learner),
  );

export const hasLearners = async ({ db, user }: Context): Promise<boolean> => {
  const rows = await db
    .select({ learner: presentMentors.learner })
    .from(presentMentors)
    .where(eq(presentMentors.mentor, user.uuid))
    .limit(1);
  return rows.length > 0;
};
