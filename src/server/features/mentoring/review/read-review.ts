import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Review } from '#contract/mentoring/mentoring.ts';
import type { Context } from '#server/platform/data/context.ts';
import { reviews, users } from '#server/schema/index.ts';

/** The review of an answer as mentors see it, if there is one. */
export async function readReview(
  { db }: Context,
  answer: string,
): Promise<z.output<typeof Review> | undefined> {
  const [row] = await db
    .select({
      uuid: reviews.uuid,
      review: reviews.review,
      reviewer: { uuid: users.uuid, name: users.name },
      updated_at: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.uuid, reviews.reviewer))
    .where(eq(reviews.answer, answer));
  return row;
}
