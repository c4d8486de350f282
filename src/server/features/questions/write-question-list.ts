import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { questions, reflectionQuestions } from '#server/schema/index.ts';
import type { Question, QuestionListId } from './read-question-list.ts';

/**
 * Takes questions out of their list: those that any reflection was begun with are retired, so that
 * no answer is lost; the others are deleted. Answers the retired ones.
 */
export async function removeQuestions(ctx: Context, gone: string[]): Promise<string[]> {
  if (gone.length === 0) return [];
  const { db, now } = ctx;
  const isGone = inArray(questions.uuid, gone);
  // Held first, in the order they are begun with: who is beginning a reflection with one right now
  // is waited for, and the statement after this sees it.
  const inOrder = db.select({ uuid: questions.uuid }).from(questions).where(isGone);
  await inOrder.orderBy(asc(questions.position), asc(questions.uuid)).for('update');

  const begun = db
    .select({ one: sql`1` })
    .from(reflectionQuestions)
    .where(eq(reflectionQuestions.question, questions.uuid));
  await db.delete(questions).where(and(isGone, notExists(begun)));
  const retired = await db
    .update(questions)
    .set({ retiredAt: now, updatedAt: nextVersion(ctx, questions.updatedAt) })
    .where(isGone)
    .returning({ uuid: questions.uuid });
  return retired.map(({ uuid }) => uuid);
}

/** Adds new ones and changes those that differ; a question that is as it was stays untouched. */
export async function writeQuestions(
  ctx: Context,
  list: QuestionListId,
  after: Question[],
): Promise<void> {
  if (after.length === 0) return;
  const { db, now } = ctx;
  const { locale, type, uuid } = list;
  const rows = after.map((question, position) => ({
    ...question,
    position,
    locale,
    [type]: uuid,
    createdAt: now,
    updatedAt: now,
  }));
  const { question, active, position, updatedAt } = questions;
  await db
    .insert(questions)
    .values(rows)
    .onConflictDoUpdate({
      target: questions.uuid,
      set: {
        question: sql`excluded.question`,
        active: sql`excluded.active`,
        position: sql`excluded.position`,
        updatedAt: nextVersion(ctx, updatedAt),
      },
      setWhere: sql`(${question}, ${active}, ${position}) is distinct from (excluded.question, excluded.active, excluded.position)`,
    });
}
