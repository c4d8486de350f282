import { eq } from 'drizzle-orm';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import type { signOff as contract } from '#contract/mentoring/mentoring.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import {
  issueCertificate,
  issuedEvent,
  issuedNotice,
} from '#server/features/certificates/index.ts';
import {
  lockReflection,
  type ReflectionRow,
} from '#server/features/mentoring/review/lock-reflection.ts';
import { publishedNotes, publishReviews } from '#server/features/mentoring/review/publish.ts';
import { readReflection } from '#server/features/mentoring/review/read-reflection.ts';
import { closedToMentorMessage, latest } from '#server/features/mentoring/rules.ts';
import { insertStep } from '#server/features/mentoring/steps/record-step.ts';
import { notify } from '#server/features/notices/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { reflections } from '#server/schema/index.ts';

/** Completes a submitted reflection. Repeating changes nothing and gives the same reply. */
export function signOff(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<RepeatableResult<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockReflection(ctx, body.reflection, 'update');
    const isRepeated = found.completedAt !== null;
    if (!isRepeated) await complete(ctx, found);

    return { answer: await answerOf(ctx, found), isRepeated };
  });
}

async function answerOf(ctx: ScopedContext, { uuid }: ReflectionRow) {
  const reflection = await readReflection(ctx, uuid);
  return { reflection, certificate: reflection.certificate };
}

async function complete(ctx: ScopedContext, found: ReflectionRow) {
  const closed = closedToMentorMessage(found);
  if (closed) throw invalid('reflection', closed);
  const current = () => answerOf(ctx, found);
  await assertNotStale(ctx, changedSinceMessages.reflection, found, current);
  await storeSignOff(ctx, found);

  const { uuid: subject, learner: recipient } = found;
  const signedOff = {
    action: 'reflection.signed-off',
    subjectType: 'reflection',
    subject,
  } as const;
  const notice = { kind: 'signed_off', reflection: subject, recipient } as const;
  const issued = found.pod === null ? [await issueCertificate(ctx, subject)] : [];
  await recordEvents(ctx, [signedOff, ...issued.map(issuedEvent)]);
  await notify(ctx, notice, ...issued.map(issuedNotice));
}

/** The reviews, the step and the reflection in one statement. */
async function storeSignOff(ctx: Context, found: ReflectionRow) {
  const completedAt = latest(latest(ctx.now, found.submittedAt), found.reopenedAt);
  const { db, user } = ctx;
  await db
    .with(
      db.$with('published', {}).as(publishReviews(ctx, found.uuid).getSQL()),
      db.$with('step', {}).as(insertStep(ctx, found, 'signed_off', completedAt).getSQL()),
    )
    .update(reflections)
    .set({
      ...publishedNotes,
      completedAt,
      completedBy: user.uuid,
      updatedAt: nextVersion(ctx, reflections.updatedAt),
    })
    .where(eq(reflections.uuid, found.uuid))
    .prepare('sign_off')
    .execute();
}
