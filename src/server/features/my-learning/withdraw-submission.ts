import { eq } from 'drizzle-orm';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import type { withdrawSubmission as contract } from '#contract/my-learning/my-learning.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import {
  latest,
  readReflection,
  recordStep,
  withdrawalError,
} from '#server/features/mentoring/index.ts';
import { withdrawNotice } from '#server/features/notices/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { reflections } from '#server/schema/index.ts';
import { lockOwnReflection, type OwnReflection } from './lock-own-reflection.ts';

/**
 * Withdraws a submission: the learner writes on, and the mentors' notices of it are gone. A review
 * that is being saved waits for the same row, so either it is seen here, or it finds nothing to
 * review. Repeating changes nothing.
 */
export function withdrawSubmission(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<RepeatableResult<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockOwnReflection(ctx, body.reflection, 'update');
    if (found.submittedAt) await withdraw(ctx, found, found.submittedAt);
    const isRepeated = found.submittedAt === null;
    return { answer: { reflection: await readReflection(ctx, found.uuid) }, isRepeated };
  });
}

async function withdraw(ctx: Context, found: OwnReflection, submittedAt: Date) {
  const error = await withdrawalError(ctx, found);
  if (error) throw invalid('reflection', error);

  const { uuid: reflection, round } = found;
  await ctx.db
    .update(reflections)
    .set({ submittedAt: null, updatedAt: nextVersion(ctx, reflections.updatedAt) })
    .where(eq(reflections.uuid, reflection));
  await recordStep(ctx, found, 'withdrawn', latest(ctx.now, submittedAt));
  await recordEvent(ctx, {
    action: 'reflection.withdrawn',
    subjectType: 'reflection',
    subject: reflection,
    after: { round },
  });
  await withdrawNotice(
    ctx,
    { kind: round > 1 ? 'resubmitted' : 'submitted', reflection },
    submittedAt,
  );
}
