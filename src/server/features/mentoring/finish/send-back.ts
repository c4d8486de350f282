import { and, eq, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { sendBack as contract } from '#contract/mentoring/turns.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import {
  assertWritable,
  lockReflection,
  type ReflectionRow,
} from '#server/features/mentoring/review/lock-reflection.ts';
import { publishedNotes, publishReviews } from '#server/features/mentoring/review/publish.ts';
import { readReflection } from '#server/features/mentoring/review/read-reflection.ts';
import { latest, markErrors } from '#server/features/mentoring/rules.ts';
import { recordStep } from '#server/features/mentoring/steps/record-step.ts';
import { notify } from '#server/features/notices/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { answers, answerVersions, reflections } from '#server/schema/index.ts';
import { endMarkDrafts } from './end-mark-drafts.ts';
import { storeBefore } from './undoable.ts';

type Marks = ValidInput<typeof contract>['body']['marks'];

/**
 * Returns a submitted reflection to its learner and says what is still missing. The answers are
 * stored as versions, and only those marked `more` can be changed. Repeating changes nothing.
 */
export function sendBack(
  ctx: ScopedContext,
  { body: { reflection, marks } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockReflection(ctx, reflection, 'update');
    const current = async () => ({ reflection: await readReflection(ctx, found.uuid) });
    if (await isRepeated(ctx, found, marks)) return current();
    assertWritable(ctx, found);
    await assertNotStale(ctx, changedSinceMessages.reflection, found, current);
    await assertMarks(ctx, found, marks);

    await storeBefore(ctx, found);
    await publishReviews(ctx, found.uuid);
    const at = latest(latest(ctx.now, found.submittedAt), found.reopenedAt);
    await storeRound(ctx, found, marks, at);
    await returnToLearner(ctx, found, at);
    await endMarkDrafts(ctx, found.uuid, marks);
    await recordStep(ctx, found, 'sent_back', at);
    await recordAndNotify(ctx, found, marks);
    return current();
  });
}

/** Pressed twice, or in two tabs: this mentor has sent back this round with exactly these marks. */
async function isRepeated({ db, user }: Context, row: ReflectionRow, marks: Marks) {
  if (row.submittedAt || row.returnsTo !== user.uuid) return false;
  const versions = await db
    .select({ answer: answers.uuid, mark: answerVersions.mark, note: answerVersions.note })
    .from(answerVersions)
    .innerJoin(answers, eq(answers.uuid, answerVersions.answer))
    .where(and(eq(answers.reflection, row.uuid), eq(answerVersions.round, row.round - 1)));
  return versions.length > 0 && versions.every(hasSameMark(marks));
}

type Version = { answer: string; mark: string | null; note: string };

const hasSameMark = (marks: Marks) => (version: Version) => {
  const { mark = null, note = '' } = marks.find(({ answer }) => answer === version.answer) ?? {};
  return mark === version.mark && note === version.note;
};

async function assertMarks({ db }: Context, { uuid }: ReflectionRow, marks: Marks) {
  const rows = await db
    .select({ uuid: answers.uuid })
    .from(answers)
    .where(eq(answers.reflection, uuid));
  const errors = markErrors(marks, new Set(rows.map((row) => row.uuid)));
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** Every answer as it stands, with its mark and the review just published: the round's record. */
async function storeRound({ db }: Context, row: ReflectionRow, marks: Marks, at: Date) {
  await db.insert(answerVersions).select(sql`
    select a.uuid, ${row.round}::int, a.answer, a.updated_at, ${at.toISOString()}::timestamptz,
      input.mark, coalesce(input.note, ''),
      r.published, r.published_by, r.published_at
    from answers a
    left join reviews r on r.answer = a.uuid
    left join jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as input (answer uuid, mark text, note text) on input.answer = a.uuid
    where a.reflection = ${row.uuid}`);
}

async function returnToLearner(ctx: Context, row: ReflectionRow, sentBackAt: Date) {
  await ctx.db
    .update(reflections)
    .set({
      ...publishedNotes,
      submittedAt: null,
      sentBackAt,
      returnsTo: ctx.user.uuid,
      round: row.round + 1,
      updatedAt: nextVersion(ctx, reflections.updatedAt),
    })
    .where(eq(reflections.uuid, row.uuid));
}

async function recordAndNotify(
  ctx: Context,
  { uuid, learner, round }: ReflectionRow,
  marks: Marks,
) {
  await recordEvent(ctx, {
    action: 'reflection.sent-back',
    subjectType: 'reflection',
    subject: uuid,
    after: { round, questions: marks.filter(({ mark }) => mark === 'more').length },
  });
  await notify(ctx, { kind: 'sent_back', reflection: uuid, recipient: learner });
}
