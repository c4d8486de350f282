import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Question, Reflection, Review } from '#contract/mentoring.ts';
import { certificateOf } from '#server/features/certificates/index.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/refusal.ts';
import {
  answers,
  areas,
  certificates,
  pods,
  reflectionQuestions,
  reflections,
  reviews,
  users,
} from '#server/schema/index.ts';
import { isOwn, statusOf } from './rules.ts';

/** A reflection with all that was written in it, in two queries. */
export async function readReflection(
  ctx: Context,
  uuid: string,
): Promise<z.output<typeof Reflection>> {
  const head = await readHead(ctx, uuid);
  const { reflection, learner, area, pod, certificate } = head;
  const questions = await readQuestions(ctx, uuid);
  // A mentor who also learns reads what was said of their own work when it is published, not before.
  const isUnpublished = isOwn(ctx.user, reflection) && !reflection.completedAt;

  return {
    uuid,
    name: pod ?? area.name,
    status: statusOf(reflection),
    user: learner,
    area,
    pod_id: reflection.pod,
    submitted_at: reflection.submittedAt,
    completed_at: reflection.completedAt,
    external_learning: isUnpublished ? '' : reflection.externalLearning,
    certificate: certificate && certificateOf(ctx.site, certificate),
    updated_at: reflection.updatedAt,
    questions: isUnpublished ? questions.map(withoutReviews) : questions,
  };
}

async function readHead({ db }: Context, uuid: string) {
  const [head] = await db
    .select({
      reflection: reflections,
      learner: { uuid: users.uuid, name: users.name },
      area: { uuid: areas.uuid, name: areas.name },
      pod: pods.name,
      certificate: certificates,
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .leftJoin(
      certificates,
      and(eq(certificates.reflection, reflections.uuid), isNull(certificates.withdrawnAt)),
    )
    .where(eq(reflections.uuid, sql.placeholder('uuid')))
    // Named, so that it is planned once: planning was most of what these two queries cost.
    .prepare('reflection_head')
    .execute({ uuid });
  if (!head) throw notFound();
  return head;
}

type ReadQuestion = z.output<typeof Question>;

async function readQuestions({ db }: Context, reflection: string): Promise<ReadQuestion[]> {
  const rows = await db
    .select({
      uuid: reflectionQuestions.question,
      question: reflectionQuestions.wording,
      answer: { uuid: answers.uuid, answer: answers.answer },
      review: reviewColumns,
      reviewer: reviewerColumns,
    })
    .from(reflectionQuestions)
    .leftJoin(
      answers,
      and(
        eq(answers.reflection, reflectionQuestions.reflection),
        eq(answers.question, reflectionQuestions.question),
      ),
    )
    .leftJoin(reviews, eq(reviews.answer, answers.uuid))
    .leftJoin(users, eq(users.uuid, reviews.reviewer))
    .where(eq(reflectionQuestions.reflection, sql.placeholder('reflection')))
    .orderBy(asc(reflectionQuestions.position), asc(reflectionQuestions.question))
    .prepare('reflection_questions')
    .execute({ reflection });

  return rows.map(({ uuid, question, answer, review, reviewer }) => ({
    uuid,
    question,
    answers: answer
      ? [{ ...answer, reviews: review && reviewer ? [{ ...review, reviewer }] : [] }]
      : [],
  }));
}

const withoutReviews = (question: ReadQuestion): ReadQuestion => ({
  ...question,
  answers: question.answers.map((answer) => ({ ...answer, reviews: [] })),
});

const reviewColumns = {
  uuid: reviews.uuid,
  review: reviews.review,
  updated_at: reviews.updatedAt,
};
const reviewerColumns = { uuid: users.uuid, name: users.name };

/** The review of an answer, if there is one. */
export async function readReview(
  { db }: Context,
  answer: string,
): Promise<z.output<typeof Review> | undefined> {
  const [row] = await db
    .select({ ...reviewColumns, reviewer: sql<string>`${users.uuid}`, name: users.name })
    .from(reviews)
    .innerJoin(users, eq(users.uuid, reviews.reviewer))
    .where(eq(reviews.answer, answer));
  if (!row) return undefined;
  const { reviewer, name, ...review } = row;
  return { ...review, reviewer: { uuid: reviewer, name } };
}
