import { and, asc, eq } from 'drizzle-orm';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import type { submitReflection as contract } from '#contract/my-learning/my-learning.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { latest, readReflection, recordStep } from '#server/features/mentoring/index.ts';
import { notify } from '#server/features/notices/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { answers, reflectionQuestions, reflections } from '#server/schema/index.ts';
import { lockOwnReflection, type OwnReflection } from './lock-own-reflection.ts';
import { unansweredMessages } from './rules.ts';

/** Submits a reflection to the mentors. Repeating changes nothing and gives the same reply. */
export function submitReflection(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<RepeatableResult<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockOwnReflection(ctx, body.reflection, 'update');
    const isRepeated = found.submittedAt !== null;
    if (!isRepeated) {
      assertSeen(found, body.round);
      await submit(ctx, found);
    }
    return { answer: { reflection: await readReflection(ctx, found.uuid) }, isRepeated };
  });
}

/** Whoever submitted it in another window may not know yet that it came back, and what is asked for. */
function assertSeen({ round }: OwnReflection, seen: number | undefined) {
  if (seen === undefined || seen === round) return;
  throw invalid('reflection', reflectionErrorsMessages.sentBackSince);
}

async function submit(ctx: Context, found: OwnReflection) {
  const { uuid, round, createdAt, sentBackAt } = found;
  const submittedAt = latest(ctx.now, sentBackAt ?? createdAt);
  const unanswered = unansweredMessages(await readQuestions(ctx, uuid));
  if (unanswered.length > 0) throw invalidFields({ answers: unanswered });

  await ctx.db
    .update(reflections)
    .set({
      submittedAt,
      updatedAt: nextVersion(ctx, reflections.updatedAt),
    })
    .where(eq(reflections.uuid, uuid));
  await recordStep(ctx, found, 'submitted', submittedAt);
  const kind = round > 1 ? 'resubmitted' : 'submitted';
  await recordEvent(ctx, {
    action: `reflection.${kind}`,
    subjectType: 'reflection',
    subject: uuid,
    after: { round },
  });
  // By the same moment the notices are found again where the submission is withdrawn.
  await notify({ ...ctx, now: submittedAt }, { kind, reflection: uuid });
}

function readQuestions({ db }: Context, reflection: string) {
  return db
    .select({ wording: reflectionQuestions.wording, answer: answers.answer })
    .from(reflectionQuestions)
    .leftJoin(
      answers,
      and(
        eq(answers.reflection, reflectionQuestions.reflection),
        eq(answers.question, reflectionQuestions.question),
      ),
    )
    .where(eq(reflectionQuestions.reflection, reflection))
    .orderBy(asc(reflectionQuestions.position), asc(reflectionQuestions.question));
}
