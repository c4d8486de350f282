import { and, eq, isNull, lt } from 'drizzle-orm';
import type { ReflectionRow } from '#server/features/mentoring/review/lock-reflection.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { answers, reviews, sendBacks } from '#server/schema/index.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Stores what sending back is about to change, in its transaction. */
export async function storeBefore(ctx: Context, row: ReflectionRow): Promise<void> {
  const { uuid: reflection, submittedAt, sentBackAt, returnsTo, publishedLearning } = row;
  if (!submittedAt) throw new Error(`The reflection ${reflection} is not with a mentor`);
  const before = {
    mentor: ctx.user.uuid,
    at: ctx.now,
    submittedAt,
    sentBackAt,
    returnsTo,
    publishedLearning,
    published: await readPublished(ctx, reflection),
    openedAt: null,
    undoneAt: null,
  };
  await ctx.db
    .insert(sendBacks)
    .values({ reflection, ...before })
    .onConflictDoUpdate({ target: sendBacks.reflection, set: before });
}

async function readPublished({ db }: Context, reflection: string) {
  const rows = await db
    .select({
      review: reviews.uuid,
      published: reviews.published,
      published_at: reviews.publishedAt,
      published_by: reviews.publishedBy,
    })
    .from(reviews)
    .innerJoin(answers, eq(answers.uuid, reviews.answer))
    .where(eq(answers.reflection, reflection));
  return rows.map((row) => ({ ...row, published_at: row.published_at?.toISOString() ?? null }));
}

/**
 * Records that the learner reads what was asked for, which ends the undoing. False if it was undone a
 * moment ago: of the two, the one that gets the row first decides.
 */
export async function markOpened({ db, now }: Context, reflection: string): Promise<boolean> {
  const opened = await db
    .update(sendBacks)
    .set({ openedAt: now })
    .where(and(eq(sendBacks.reflection, reflection), isNull(sendBacks.undoneAt)))
    .returning({ reflection: sendBacks.reflection });
  return opened.length > 0;
}

export async function purgeSendBacks(db: Db, now: Date): Promise<void> {
  await db.delete(sendBacks).where(lt(sendBacks.at, new Date(now.getTime() - DAY)));
}
