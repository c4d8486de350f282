import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { recordEvent } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notices/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { certificates } from '#server/schema/index.ts';

type Reflection = { uuid: string; learner: string };

/**
 * Withdraws the certificate in force of a reflection, in the caller's transaction, which has locked
 * the reflection. Its page shows the date to anyone, the reason to nobody.
 */
export async function withdrawCertificate(
  ctx: Context,
  { uuid: reflection, learner }: Reflection,
  reason: string,
): Promise<void> {
  const withdrawn = await withdrawValid(ctx, reflection, reason);
  if (!withdrawn) return;
  await recordEvent(ctx, {
    action: 'certificate.withdrawn',
    subjectType: 'certificate',
    subject: withdrawn,
    after: { reason },
  });
  await notify(ctx, {
    kind: 'certificate_withdrawn',
    reflection,
    recipient: learner,
    certificate: withdrawn,
  });
}

export async function withdrawValid(
  { db, now }: Context,
  reflection: string,
  reason: string,
): Promise<string | undefined> {
  const [withdrawn] = await db
    .update(certificates)
    .set({ withdrawnAt: now, withdrawnReason: reason })
    .where(and(eq(certificates.reflection, reflection), isNull(certificates.withdrawnAt)))
    .returning({ uuid: certificates.uuid });
  return withdrawn?.uuid;
}

type Successor = Pick<typeof certificates.$inferSelect, 'uuid' | 'number' | 'reflection'>;

/** Makes this the successor of the reflection's withdrawn certificates that have none yet. */
export async function replaceWith(ctx: Context, { uuid, number, reflection }: Successor) {
  const replaced = await ctx.db
    .update(certificates)
    .set({ replacedBy: uuid })
    .where(
      and(
        eq(certificates.reflection, reflection),
        ne(certificates.uuid, uuid),
        isNotNull(certificates.withdrawnAt),
        isNull(certificates.replacedBy),
      ),
    )
    .returning({ uuid: certificates.uuid });
  for (const old of replaced) {
    await recordEvent(ctx, {
      action: 'certificate.replaced',
      subjectType: 'certificate',
      subject: old.uuid,
      after: { by: number },
    });
  }
}
