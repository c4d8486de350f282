import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { questionLocaleOf } from '#contract/learning/questions.schemas.ts';
import type { QuestionsOf } from '#contract/learning/questions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { questionLists, questions } from '#server/schema/index.ts';

/** In the caller's language or in English, and not deleted; it may be switched off. */
const isInLocale = ({ locale }: Context) =>
  and(inArray(questions.locale, [questionLocaleOf(locale), 'en']), isNull(questions.retiredAt));

/**
 * The questions a reflection begins with, in the caller's language where one of them is translated or
 * else in English, locked until the transaction ends. The list is locked first, so that it is read
 * before or after a change of it, and never half changed.
 */
export async function lockActiveQuestions(
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
      active: questions.active,
    })
    .from(questions)
    .where(and(eq(questions[type], uuid), isInLocale(ctx)))
    .orderBy(asc(questions.position), asc(questions.uuid))
    .for('key share');
  const inEnglish = rows.filter((row) => row.locale === 'en');
  const own = rows.filter((row) => row.active && row.locale === questionLocaleOf(locale));
  const english = inEnglish.filter(({ active }) => active);
  // Compared with those switched off, too: a copy of one of them is no translation either.
  return english.length === 0 || isTranslated(own, inEnglish) ? own : english;
}

type Worded = { wording: string; locale: string };

/** A list that is still the English one word for word is as good as none in that language. */
function isTranslated(own: readonly Worded[], english: readonly Worded[]): boolean {
  const copied = new Set(english.map(({ wording }) => wording));
  return own.some(({ wording, locale }) => locale === 'en' || !copied.has(wording));
}

/** Of these areas and pods, those that have questions for a new reflection. */
export async function placesWithQuestions(ctx: Context, places: string[]): Promise<Set<string>> {
  if (places.length === 0) return new Set();
  const owner = sql<string>`coalesce(${questions.pod}, ${questions.area})`;
  const rows = await ctx.db
    .selectDistinct({ owner })
    .from(questions)
    .where(
      and(
        isInLocale(ctx),
        questions.active,
        or(inArray(questions.area, places), inArray(questions.pod, places)),
      ),
    );
  return new Set(rows.map((row) => row.owner));
}
