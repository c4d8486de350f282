import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { answers, reflections, reviews } from '#server/schema/index.ts';

/**
 * Lets the learner read what the mentors have written so far. Later changes are published by the
 * next sign-off or sending back, which sets `publishedNotes` on the reflection as well.
 */
export function publishReviews({ db, now }: Context, reflection: string) {
  const inReflection = db
    .select({ uuid: answers.uuid })
    .from(answers)
    .where(eq(answers.reflection, reflection));
  const isChanged = or(
    sql`${reviews.published} is distinct from ${reviews.review}`,
    sql`${reviews.publishedBy} is distinct from ${reviews.reviewer}`,
  );
  return db
    .update(reviews)
    .set({
      published: sql`${reviews.review}`,
      publishedAt: now,
      publishedBy: sql`${reviews.reviewer}`,
    })
    .where(and(inArray(reviews.answer, inReflection), isChanged));
}

export const publishedNotes = { publishedLearning: sql`${reflections.externalLearning}` };
