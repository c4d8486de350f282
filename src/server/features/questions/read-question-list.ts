import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { QuestionLocale, QuestionsOf, questionIndex } from '#contract/learning/questions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { areas, pods, questionLists, questions, reflections } from '#server/schema/index.ts';

/** Which list: of an area or of a pod, in one language. */
export type QuestionListId = { type: QuestionsOf; uuid: string; locale: QuestionLocale };

/** A question that is in the list: retired ones are kept for those who answered them, unlisted. */
export const isListed = ({ type, uuid, locale }: QuestionListId) =>
  and(eq(questions[type], uuid), eq(questions.locale, locale), isNull(questions.retiredAt));

export type Question = { uuid: string; question: string; active: boolean };

/** The list as people see it. */
export async function readQuestionList(
  ctx: Context,
  list: QuestionListId,
): Promise<Reply<typeof questionIndex>> {
  const head = await readHead(ctx, list);
  if (!head) throw notFound();
  const rows = await readQuestions(ctx, list);
  const { locale } = list;
  return { reflection_questions: rows.map((row) => ({ ...row, locale })), ...head };
}

export function readQuestions({ db }: Context, list: QuestionListId): Promise<Question[]> {
  return db
    .select({ uuid: questions.uuid, question: questions.question, active: questions.active })
    .from(questions)
    .where(isListed(list))
    .orderBy(asc(questions.position), asc(questions.uuid));
}

/** Undefined where there is no such area or pod. */
export async function readHead({ db }: Context, { type, uuid, locale }: QuestionListId) {
  const owner = type === 'area' ? areas : pods;
  const [head] = await db
    .select({
      updated_at: questionLists.updatedAt,
      learners_part_way: db.$count(reflections, partWay(uuid)),
    })
    .from(owner)
    .leftJoin(
      questionLists,
      and(eq(questionLists.owner, owner.uuid), eq(questionLists.locale, locale)),
    )
    .where(eq(owner.uuid, uuid));
  return head;
}

/** What a reflection is about is its pod, or else its area. Worded as the index on it is. */
const partWay = (uuid: string) =>
  and(
    eq(sql`coalesce(${reflections.pod}, ${reflections.area})`, uuid),
    isNull(reflections.submittedAt),
  );
