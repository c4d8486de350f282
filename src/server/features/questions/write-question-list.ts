import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { questions, reflectionQuestions } from '#server/schema/index.ts';
import type { Question, QuestionListId } from './read-question-list.ts';

/**
 * Takes questions out of their list: those that are in a reflection are retired, so that no answer is
 * lost; the others are deleted. Returns the uuids of the retired ones.
 */
export async function removeQuestions(ctx: Context, uuids: string[]): Promise<string[]> {
  if (uuids.length === 0) return [];
  const { db, now } = ctx;
  const isRemoved = inArray(questions.uuid, uuids);
  // Locked first, in the order in which beginning a reflection locks them: this waits for a
  // reflection that is just being begun with one of them, and the next statement sees it.
  await db
    .select({ uuid: questions.uuid })
    .from(questions)
    .where(isRemoved)
    .orderBy(asc(questions.position), asc(questions.uuid))
    .for('update');

  const inReflection = db
    .select({ exists: sql`1` })
    .from(reflectionQuestions)
    .where(eq(reflectionQuestions.question, questions.uuid));
  await db.delete(questions).where(and(isRemoved, notExists(inReflection)));
  const retired = await db
    .update(questions)
    .set({ retiredAt: now, updatedAt: nextVersion(ctx, questions.updatedAt) })
    .where(isRemoved)
    .returning({ uuid: questions.uuid });
  return retired.map(({ uuid }) => uuid);
}

/** Adds new questions and changes those that differ; the others keep their version. */
export async function writeQuestions(
  ctx: Context,
  list: QuestionListId,
  listed: Question[],
): Promise<void> {
  if (listed.length === 0) return;
  const { db, now } = ctx;
  const { locale, type, uuid } = list;
  const rows = listed.map((question, position) => ({
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
