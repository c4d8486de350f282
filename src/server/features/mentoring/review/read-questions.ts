import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AnswerVersion, Question, Review } from '#contract/mentoring/mentoring.ts';
import type { Context } from '#server/platform/data/context.ts';
import {
  answers,
  answerVersions,
  reflectionQuestions,
  reviews,
  users,
} from '#server/schema/index.ts';
import type { ReflectionRow } from './lock-reflection.ts';

/** What the learner may read of the reviews, or what the mentors are working on. */
type View = 'published' | 'working';

/** The questions as worded at the start, each with its answer, review and past rounds. */
export async function readQuestions(
  ctx: Context,
  reflection: ReflectionRow,
  view: View,
): Promise<z.output<typeof Question>[]> {
  const { uuid, round, submittedAt } = reflection;
  const rows = await readRows(ctx, uuid);
  const versions = round > 1 ? await readVersions(ctx, uuid) : [];

  return rows.map(({ uuid, question, answer, ...reviewed }) => {
    const past = versions.filter((version) => version.answer === answer?.uuid);
    const [last] = past.filter((version) => version.round === round - 1);
    return {
      uuid,
      question,
      open: !submittedAt && (last === undefined || last.mark === 'more'),
      answers: answer
        ? [
            {
              ...answer,
              changed_since: last !== undefined && last.text !== answer.answer,
              reviews: reviewsOf(reviewed, view),
              versions: past.map(versionOf),
            },
          ]
        : [],
    };
  });
}

const reviewer = alias(users, 'reviewer');
const publisher = alias(users, 'publisher');

function readRows({ db }: Context, reflection: string) {
  return db
    .select({
      uuid: reflectionQuestions.question,
      question: reflectionQuestions.wording,
      answer: { uuid: answers.uuid, answer: answers.answer, updated_at: answers.updatedAt },
      review: reviews,
      reviewer: { uuid: reviewer.uuid, name: reviewer.name },
      publisher: { uuid: publisher.uuid, name: publisher.name },
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
    .leftJoin(reviewer, eq(reviewer.uuid, reviews.reviewer))
    .leftJoin(publisher, eq(publisher.uuid, reviews.publishedBy))
    .where(eq(reflectionQuestions.reflection, sql.placeholder('reflection')))
    .orderBy(asc(reflectionQuestions.position), asc(reflectionQuestions.question))
    .prepare('reflection_questions')
    .execute({ reflection });
}

type Person = { uuid: string; name: string };
type Reviewed = {
  review: typeof reviews.$inferSelect | null;
  reviewer: Person | null;
  publisher: Person | null;
};

function reviewsOf(
  { review, reviewer, publisher }: Reviewed,
  view: View,
): z.output<typeof Review>[] {
  if (!review || !reviewer) return [];
  if (view === 'working') {
    return [{ uuid: review.uuid, review: review.review, reviewer, updated_at: review.updatedAt }];
  }
  const { uuid, published, publishedAt } = review;
  if (published === null || !publishedAt || !publisher) return [];
  return [{ uuid, review: published, reviewer: publisher, updated_at: publishedAt }];
}

/** Every round that was sent back, the latest first. */
function readVersions({ db }: Context, reflection: string) {
  return db
    .select({
      answer: answerVersions.answer,
      round: answerVersions.round,
      text: answerVersions.text,
      writtenAt: answerVersions.writtenAt,
      sentBackAt: answerVersions.sentBackAt,
      mark: answerVersions.mark,
      note: answerVersions.note,
      review: answerVersions.review,
      reviewedAt: answerVersions.reviewedAt,
      reviewer: { uuid: users.uuid, name: users.name },
      /** The answer's one review, of which past rounds hold former texts. */
      reviewUuid: reviews.uuid,
    })
    .from(answerVersions)
    .innerJoin(answers, eq(answers.uuid, answerVersions.answer))
    .leftJoin(reviews, eq(reviews.answer, answerVersions.answer))
    .leftJoin(users, eq(users.uuid, answerVersions.reviewer))
    .where(eq(answers.reflection, reflection))
    .orderBy(desc(answerVersions.round));
}

type Version = Awaited<ReturnType<typeof readVersions>>[number];

function versionOf(version: Version): z.output<typeof AnswerVersion> {
  const { round, text, writtenAt, sentBackAt, mark, note } = version;
  const { review, reviewedAt, reviewer, reviewUuid } = version;
  const isReviewed = review !== null && reviewedAt && reviewer && reviewUuid;
  return {
    round,
    answer: text,
    written_at: writtenAt,
    sent_back_at: sentBackAt,
    mark,
    note,
    reviews: isReviewed ? [{ uuid: reviewUuid, review, reviewer, updated_at: reviewedAt }] : [],
  };
}
