import { eq } from 'drizzle-orm';
import type { withdrawCorrection as contract } from '#contract/certificates/corrections.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { withdrawNotice } from '#server/features/notices/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { certificateCorrections } from '#server/schema/index.ts';
import { assertUndecided, lockCorrection } from './lock-correction.ts';

/**
 * A learner no longer wants another name on a certificate, until an administrator decided. Somebody
 * else's request is a 404, just like one that is withdrawn already.
 */
export async function withdrawCorrection(
  ctx: Context,
  { body: { correction: uuid } }: ValidInput<typeof contract>,
): Promise<undefined> {
  await inTransaction(ctx, async (ctx) => {
    const { request, issued } = await lockCorrection(ctx, uuid);
    const [first] = issued;
    if (!request || first?.learner !== ctx.user.uuid) throw notFound();
    assertUndecided(request);
    await ctx.db.delete(certificateCorrections).where(eq(certificateCorrections.uuid, uuid));
    await recordEvent(ctx, {
      action: 'correction.withdrawn',
      subjectType: 'certificate',
      subject: request.certificate,
      before: { holder: request.name },
    });
    const { reflection } = first;
    await withdrawNotice(ctx, { kind: 'correction_asked', reflection }, request.askedAt);
  });
}
