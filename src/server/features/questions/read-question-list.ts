import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { QuestionLocale, QuestionsOf, questionIndex } from '#contract/learning/questions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { areas, pods, questionLists, questions, reflections } from '#server/schema/index.ts';

/** Which list: of an area or of a pod, in one language. */
export type QuestionListId = { type: QuestionsOf; uuid: string; locale: QuestionLocale };

/** Whether a question is in the list. Retired ones stay only for the reflections that answered them. */
export const isListed = ({ type, uuid, locale }: QuestionListId) =>
  and(eq(questions[type], uuid), eq(questions.locale, locale), isNull(questions.retiredAt));

export type Question = { uuid: string; question: string; active: boolean };

export async function readQuestionList(
  ctx: Context,
  list: QuestionListId,
): Promise<Reply<typeof questionIndex>> {
  const info = await readListInfo(ctx, list);
  if (!info) throw notFound();
  const rows = await readQuestions(ctx, list);
  const { locale } = list;
  return { reflection_questions: rows.map((row) => ({ ...row, locale })), ...info };
}

export function readQuestions({ db }: Context, list: QuestionListId): Promise<Question[]> {
  return db
    .select({ uuid: questions.uuid, question: questions.question, active: questions.active })
    .from(questions)
    .where(isListed(list))
    .orderBy(asc(questions.position), asc(questions.uuid));
}

/** The list's version, and how many learners are part-way; undefined without such an area or pod. */
export async function readListInfo({ db }: Context, { type, uuid, locale }: QuestionListId) {
  const owner = type === 'area' ? areas : pods;
  const [info] = await db
    .select({
      updated_at: questionLists.updatedAt,
      learners_part_way: db.$count(reflections, isPartWay(uuid)),
    })
    .from(owner)
    .leftJoin(
      questionLists,
      and(eq(questionLists.owner, owner.uuid), eq(questionLists.locale, locale)),
    )
    .where(eq(owner.uuid, uuid));
  return info;
}

/** A reflection is about its pod, or else its area. The same expression as the index on it. */
const isPartWay = (uuid: string) =>
  and(
    eq(sql`coalesce(${reflections.pod}, ${reflections.area})`, uuid),
    isNull(reflections.submittedAt),
  );
