import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { undoSendBack as contract } from '#contract/mentoring/turns.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import {
  lockReflection,
  type ReflectionRow,
} from '#server/features/mentoring/review/lock-reflection.ts';
import { readReflection } from '#server/features/mentoring/review/read-reflection.ts';
import { latest, undoRefusal } from '#server/features/mentoring/rules.ts';
import { recordStep } from '#server/features/mentoring/steps/record-step.ts';
import { withdrawNotice } from '#server/features/notices/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { answers, answerVersions, reflections, reviews, sendBacks } from '#server/schema/index.ts';

/**
 * Takes back a reflection that was sent back by mistake: everything is as before, and the learner is
 * not mailed. Once they have opened it or written in it, it stays with them. Repeating changes nothing.
 */
export function undoSendBack(
  ctx: ScopedContext,
  { body: { reflection } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockReflection(ctx, reflection, 'update');
    const sending = await lockSendBack(ctx, found.uuid);
    const isRepeated = sending?.undoneAt && sending.mentor === ctx.user.uuid && found.submittedAt;
    if (!isRepeated) await undo(ctx, found, sending);
    return { reflection: await readReflection(ctx, found.uuid) };
  });
}

type SendBack = typeof sendBacks.$inferSelect;

/** The learner's reading waits for this lock, or is seen by it. */
async function lockSendBack({ db }: Context, reflection: string): Promise<SendBack | undefined> {
  const [row] = await db
    .select()
    .from(sendBacks)
    .where(eq(sendBacks.reflection, reflection))
    .for('update');
  return row;
}

async function undo(ctx: Context, found: ReflectionRow, sending: SendBack | undefined) {
  if (found.submittedAt || !sending) {
    throw invalid('reflection', reflectionErrorsMessages.undoTooLate);
  }
  const refusal = undoRefusal(ctx.user, sending, ctx.now);
  if (refusal) throw invalid('reflection', refusal);
  if (await hasWritten(ctx, found)) {
    throw invalid('reflection', reflectionErrorsMessages.openedByLearner);
  }

  await removeRound(ctx, found);
  await restore(ctx, found, sending);
  const round = found.round - 1;
  const at = latest(ctx.now, found.sentBackAt);
  await recordStep(ctx, { ...found, round }, 'send_back_undone', at);
  await recordEvent(ctx, {
    action: 'reflection.send-back-undone',
    subjectType: 'reflection',
    subject: found.uuid,
    after: { round },
  });
  const notice = { kind: 'sent_back', reflection: found.uuid, recipient: found.learner } as const;
  await withdrawNotice(ctx, notice, sending.at);
}

const answersOf = ({ db }: Context, { uuid }: ReflectionRow) =>
  db.select({ uuid: answers.uuid }).from(answers).where(eq(answers.reflection, uuid));

/** From a page that was open all along, without reading what was asked for. */
async function hasWritten(ctx: Context, found: ReflectionRow): Promise<boolean> {
  const [changed] = await ctx.db
    .select({ answer: answers.uuid })
    .from(answers)
    .leftJoin(
      answerVersions,
      and(eq(answerVersions.answer, answers.uuid), eq(answerVersions.round, found.round - 1)),
    )
    .where(
      and(
        eq(answers.reflection, found.uuid),
        sql`${answers.updatedAt} is distinct from ${answerVersions.writtenAt}`,
      ),
    )
    .limit(1);
  return changed !== undefined;
}

async function removeRound(ctx: Context, found: ReflectionRow) {
  await ctx.db
    .delete(answerVersions)
    .where(
      and(
        eq(answerVersions.round, found.round - 1),
        inArray(answerVersions.answer, answersOf(ctx, found)),
      ),
    );
}

/** The reflection and its published reviews as they were. */
async function restore(ctx: Context, { uuid, round }: ReflectionRow, sending: SendBack) {
  const { submittedAt, sentBackAt, returnsTo, publishedLearning } = sending;
  await ctx.db.execute(sql`
    update ${reviews} set published = before.published,
      published_at = before.published_at, published_by = before.published_by
    from jsonb_to_recordset(${JSON.stringify(sending.published)}::jsonb)
      as before (review uuid, published text, published_at timestamptz, published_by uuid)
    where ${reviews.uuid} = before.review`);
  await ctx.db
    .update(reflections)
    .set({
      submittedAt,
      sentBackAt,
      returnsTo,
      publishedLearning,
      round: round - 1,
      updatedAt: nextVersion(ctx, reflections.updatedAt),
    })
    .where(eq(reflections.uuid, uuid));
  await ctx.db
    .update(sendBacks)
    .set({ undoneAt: ctx.now, published: [] })
    .where(eq(sendBacks.reflection, uuid));
}
