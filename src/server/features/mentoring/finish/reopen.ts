import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { reopen as contract } from '#contract/mentoring/turns.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { withdrawCertificate } from '#server/features/certificates/index.ts';
import {
  lockReflection,
  type ReflectionRow,
} from '#server/features/mentoring/review/lock-reflection.ts';
import { readReflection } from '#server/features/mentoring/review/read-reflection.ts';
import { isReopened, latest, mayReopen } from '#server/features/mentoring/rules.ts';
import { recordStep } from '#server/features/mentoring/steps/record-step.ts';
import { notify } from '#server/features/notices/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { reflections } from '#server/schema/index.ts';

/** Undoes a sign-off: the reflection waits for a mentor again, and its certificate is withdrawn. */
export function reopen(
  ctx: ScopedContext,
  { body: { reflection, reason } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockReflection(ctx, reflection, 'update');
    const current = async () => ({ reflection: await readReflection(ctx, found.uuid) });
    if (isReopened(found)) return current();
    assertMayReopen(ctx, found);
    await assertNotStale(ctx, changedSinceMessages.reflection, found, current);

    await undoSignOff(ctx, found, reason);
    if (found.pod === null) await withdrawCertificate(ctx, found, reason);
    return current();
  });
}

function assertMayReopen(ctx: Context, found: ReflectionRow) {
  if (!found.completedAt) {
    throw invalid('reflection', reflectionErrorsMessages.notComplete);
  }
  if (!mayReopen(ctx.user, found, ctx.now)) {
    throw invalid('reflection', reflectionErrorsMessages.reopenedTooLate);
  }
}

async function undoSignOff(ctx: Context, found: ReflectionRow, reason: string) {
  const reopenedAt = latest(ctx.now, found.completedAt);
  await ctx.db
    .update(reflections)
    .set({
      completedAt: null,
      completedBy: null,
      returnsTo: found.completedBy,
      reopenedAt,
      reopenedBy: ctx.user.uuid,
      reopenedReason: reason,
      updatedAt: nextVersion(ctx, reflections.updatedAt),
    })
    .where(eq(reflections.uuid, found.uuid));
  await recordStep(ctx, found, 'reopened', reopenedAt);
  await recordEvent(ctx, {
    action: 'reflection.reopened',
    subjectType: 'reflection',
    subject: found.uuid,
    after: { reason },
  });
  const { uuid: reflection, learner, completedBy } = found;
  await notify(ctx, { kind: 'reopened', reflection, recipient: learner });
  // `notify` leaves out the caller, who may be undoing their own sign-off.
  if (completedBy) {
    await notify(ctx, { kind: 'sign_off_reopened', reflection, recipient: completedBy });
  }
}
