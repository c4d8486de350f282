import { eq } from 'drizzle-orm';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import type { signOff as contract } from '#contract/mentoring/mentoring.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { issueCertificate } from '#server/features/certificates/index.ts';
import {
  lockReflection,
  type ReflectionRow,
} from '#server/features/mentoring/review/lock-reflection.ts';
import { publish } from '#server/features/mentoring/review/publish.ts';
import { readReflection } from '#server/features/mentoring/review/read-reflection.ts';
import { closedToMentorMessage, latest } from '#server/features/mentoring/rules.ts';
import { recordStep } from '#server/features/mentoring/steps/record-step.ts';
import { notify } from '#server/features/notices/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { reflections } from '#server/schema/index.ts';

/** Completes a submitted reflection. Repeating changes nothing and gives the same reply. */
export function signOff(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
): Promise<RepeatableResult<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockReflection(ctx, body.reflection, 'update');
    const isRepeated = found.completedAt !== null;
    if (!isRepeated) await complete(ctx, found);

    const reflection = await readReflection(ctx, found.uuid);
    return { answer: { reflection, certificate: reflection.certificate }, isRepeated };
  });
}

async function complete(ctx: Context, found: ReflectionRow) {
  const closed = closedToMentorMessage(found);
  if (closed) throw invalid('reflection', closed);
  await assertNotStale(ctx, changedSinceMessages.reflection, found, async () => ({
    reflection: await readReflection(ctx, found.uuid),
  }));
  await publish(ctx, found.uuid);
  const completedAt = latest(latest(ctx.now, found.submittedAt), found.reopenedAt);
  await ctx.db
    .update(reflections)
    .set({
      completedAt,
      completedBy: ctx.user.uuid,
      updatedAt: nextVersion(ctx, reflections.updatedAt),
    })
    .where(eq(reflections.uuid, found.uuid));
  await recordStep(ctx, found, 'signed_off', completedAt);
  await recordEvent(ctx, {
    action: 'reflection.signed-off',
    subjectType: 'reflection',
    subject: found.uuid,
  });
  await notify(ctx, { kind: 'signed_off', reflection: found.uuid, recipient: found.learner });
  if (found.pod === null) await issueCertificate(ctx, found.uuid);
}
