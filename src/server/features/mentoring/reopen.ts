import { eq } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { reopen as contract } from '#contract/turns.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { withdrawCertificate } from '#server/features/certificates/index.ts';
import { notify } from '#server/features/notices/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale, touched } from '#server/platform/editing.ts';
import { invalid } from '#server/platform/refusal.ts';
import { reflections } from '#server/schema/index.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { reflectionRefusalsText } from '#texts/reflection-refusals.ts';
import { holdReflection, type ReflectionRow } from './open-reflection.ts';
import { readReflection } from './read-reflection.ts';
import { isReopened, later, mayReopen } from './rules.ts';

/** Undoes a sign-off in the open: it waits for a mentor again, and its certificate is withdrawn. */
export function reopen(
  ctx: Context,
  { body: { reflection, reason } }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await holdReflection(ctx, reflection, 'update');
    const current = async () => ({ reflection: await readReflection(ctx, found.uuid) });
    if (isReopened(found)) return current();
    refuseReopening(ctx, found);
    await refuseStale(ctx, changedSinceText.reflection, found, current);

    await undo(ctx, found, reason);
    if (found.pod === null) await withdrawCertificate(ctx, found, reason);
    return current();
  });
}

function refuseReopening(ctx: Context, found: ReflectionRow) {
  if (!found.completedAt) {
    throw invalid('reflection', reflectionRefusalsText.notComplete);
  }
  if (!mayReopen(ctx.user, found, ctx.now)) {
    throw invalid('reflection', reflectionRefusalsText.reopenedTooLate);
  }
}

async function undo(ctx: Context, found: ReflectionRow, reason: string) {
  await ctx.db
    .update(reflections)
    .set({
      completedAt: null,
      completedBy: null,
      returnsTo: found.completedBy,
      reopenedAt: later(ctx.now, found.completedAt),
      reopenedBy: ctx.user.uuid,
      reopenedReason: reason,
      updatedAt: touched(ctx, reflections.updatedAt),
    })
    .where(eq(reflections.uuid, found.uuid));
  await recordEvent(ctx, {
    action: 'reflection.reopened',
    subjectType: 'reflection',
    subject: found.uuid,
    after: { reason },
  });
  const { uuid: reflection, learner, completedBy } = found;
  await notify(ctx, { kind: 'reopened', reflection, recipient: learner });
  // Who undoes their own sign-off is told nothing: `notify` leaves out whoever did it.
  if (completedBy) {
    await notify(ctx, { kind: 'sign_off_reopened', reflection, recipient: completedBy });
  }
}
