import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { saveAnswer as contract } from '#contract/my-learning/my-learning.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid, notFound } from '#server/platform/http/api-error.ts';
import { answers, answerVersions, reflectionQuestions } from '#server/schema/index.ts';
import { lockOwnReflection, type OwnReflection } from './lock-own-reflection.ts';
import { closedToLearnerMessage } from './rules.ts';

type AnswerInput = ValidInput<typeof contract>['body'];
type Row = typeof answers.$inferSelect;

/** Saves an answer, finished or not. After sending back, only answers marked `more` can change. */
export function saveAnswer(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockOwnReflection(ctx, body.reflection, 'share');
    const closed = closedToLearnerMessage(found);
    if (closed) throw invalid('reflection', closed);
    await assertOpenQuestion(ctx, found, body.question);

    return toReply((await storeFirst(ctx, body)) ?? (await change(ctx, body)));
  });
}

const toReply = ({ uuid, answer, updatedAt }: Row) => ({
  answer: { uuid, answer, updated_at: updatedAt },
});

async function assertOpenQuestion({ db }: Context, found: OwnReflection, question: string) {
  const sentBack = and(
    eq(answerVersions.answer, answers.uuid),
    eq(answerVersions.round, found.round - 1),
  );
  const [row] = await db
    .select({ sentBackAt: answerVersions.sentBackAt, mark: answerVersions.mark })
    .from(reflectionQuestions)
    .leftJoin(
      answers,
      and(
        eq(answers.reflection, reflectionQuestions.reflection),
        eq(answers.question, reflectionQuestions.question),
      ),
    )
    .leftJoin(answerVersions, sentBack)
    .where(
      and(
        eq(reflectionQuestions.reflection, found.uuid),
        eq(reflectionQuestions.question, question),
      ),
    );
  if (!row) throw notFound();
  if (row.sentBackAt && row.mark !== 'more') {
    const { answerIsFine, nothingMoreAsked } = reflectionErrorsMessages;
    throw invalid('question', row.mark === 'fine' ? answerIsFine : nothingMoreAsked);
  }
}

/** Undefined where there is an answer already, perhaps since a moment ago, from another tab. */
async function storeFirst({ db, now }: Context, input: AnswerInput): Promise<Row | undefined> {
  const [stored] = await db
    .insert(answers)
    .values({ ...input, uuid: newUuid(), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [answers.reflection, answers.question] })
    .returning();
  return stored;
}

async function change(ctx: Context, { reflection, question, answer }: AnswerInput): Promise<Row> {
  const isThisAnswer = and(eq(answers.reflection, reflection), eq(answers.question, question));
  const [found] = await ctx.db.select().from(answers).where(isThisAnswer).for('update');
  if (!found) throw new Error(`The answer to ${question} is gone`);
  // Sent again because the first reply was lost on the way: it is stored, so there is no conflict.
  if (found.answer === answer) return found;
  await assertNotStale(ctx, changedSinceMessages.answer, found, () => toReply(found));

  const [changed = found] = await ctx.db
    .update(answers)
    .set({ answer, updatedAt: nextVersion(ctx, answers.updatedAt) })
    .where(isThisAnswer)
    .returning();
  return changed;
}
