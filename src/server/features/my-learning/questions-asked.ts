import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { questionLocaleOf } from '#contract/learning/questions.schemas.ts';
import type { QuestionsOf } from '#contract/learning/questions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { questionLists, questions } from '#server/schema/index.ts';

/** Asked of those who begin now: in the language they read, or else in English. */
const isAskedInLocale = ({ locale }: Context) =>
  and(
    inArray(questions.locale, [questionLocaleOf(locale), 'en']),
    questions.active,
    isNull(questions.retiredAt),
  );

/**
 * The questions a reflection begins with, locked until the transaction ends. The list is held
 * first:
 * whoever is changing it is waited for, and what is read is the list before or after, no mixture.
 */
export async function lockQuestionsAsked(
  ctx: Context,
  { type, uuid }: { type: QuestionsOf; uuid: string },
) {
  const { db, locale } = ctx;
  await db
    .select({ owner: questionLists.owner })
    .from(questionLists)
    .where(eq(questionLists.owner, uuid))
    .orderBy(asc(questionLists.locale))
    .for('key share');
  const rows = await db
    .select({
      question: questions.uuid,
      wording: questions.question,
      position: questions.position,
      locale: questions.locale,
    })
    .from(questions)
    .where(and(eq(questions[type], uuid), isAskedInLocale(ctx)))
    .orderBy(asc(questions.position), asc(questions.uuid))
    .for('key share');
  const own = rows.filter((row) => row.locale === questionLocaleOf(locale));
  return own.length > 0 ? own : rows;
}

/** Of these areas and pods, those that have questions to begin with. */
export async function withQuestions(ctx: Context, places: string[]): Promise<Set<string>> {
  if (places.length === 0) return new Set();
  const owner = sql<string>`coalesce(${questions.pod}, ${questions.area})`;
  const rows = await ctx.db
    .selectDistinct({ owner })
    .from(questions)
    .where(
      and(
        isAskedInLocale(ctx),
        or(inArray(questions.area, places), inArray(questions.pod, places)),
      ),
    );
  return new Set(rows.map((row) => row.owner));
}
