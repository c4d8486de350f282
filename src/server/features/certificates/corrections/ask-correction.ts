import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { askCorrection as contract } from '#contract/certificates/corrections.ts';
import type { RepeatableResult, ValidInput } from '#contract/endpoint.ts';
import { certificateErrorsMessages } from '#messages/certificates/certificate-errors.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { assertPrintable } from '#server/features/certificates/drawing/assert-printable.ts';
import { lockCertificates } from '#server/features/certificates/lock-certificates.ts';
import { statusOf } from '#server/features/certificates/read-certificate.ts';
import { notify } from '#server/features/notices/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid, notFound } from '#server/platform/http/api-error.ts';
import { certificateCorrections, certificates } from '#server/schema/index.ts';
import { correctionOf } from './read-correction.ts';

type Asked = { name: string; note: string };

/** A learner asks for another name on their certificate. The same request again is the same one. */
export function askCorrection(
  ctx: Context,
  { body: { certificate: uuid, ...asked } }: ValidInput<typeof contract>,
): Promise<RepeatableResult<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await assertPrintable('name', asked.name);
    const certificate = await readOwn(ctx, uuid, asked.name);
    const [added] = await ctx.db
      .insert(certificateCorrections)
      .values({ uuid: newUuid(), certificate: uuid, ...asked, askedAt: ctx.now })
      .onConflictDoNothing({
        target: certificateCorrections.certificate,
        where: sql`outcome is null`,
      })
      .returning();
    if (!added) {
      return { answer: { correction: await readSame(ctx, uuid, asked) }, isRepeated: true };
    }

    await recordEvent(ctx, {
      action: 'correction.asked',
      subjectType: 'certificate',
      subject: uuid,
      before: { holder: certificate.holder },
      after: { holder: asked.name },
    });
    const { reflection } = certificate;
    await notify(ctx, { kind: 'correction_asked', reflection, certificate: uuid });
    return { answer: { correction: correctionOf(added) }, isRepeated: false };
  });
}

/** One's own that is in force, with its reflection held, so that it stays so until the commit. */
async function readOwn(ctx: Context, uuid: string, name: string) {
  const own = and(eq(certificates.uuid, uuid), eq(certificates.learner, ctx.user.uuid));
  const [seen] = await ctx.db.select().from(certificates).where(own);
  if (!seen) throw notFound();
  const held = await lockCertificates(ctx, seen.reflection, 'share');
  const certificate = held.find((one) => one.uuid === uuid) ?? seen;
  if (statusOf(certificate) !== 'valid') {
    throw invalid('certificate', certificateErrorsMessages.notInForce);
  }
  if (certificate.holder === name) {
    throw invalid('name', certificateErrorsMessages.sameName);
  }
  return certificate;
}

async function readSame({ db }: Context, certificate: string, asked: Asked) {
  const { outcome } = certificateCorrections;
  const [open] = await db
    .select()
    .from(certificateCorrections)
    .where(and(eq(certificateCorrections.certificate, certificate), isNull(outcome)));
  if (open?.name === asked.name && open.note === asked.note) return correctionOf(open);
  throw invalid('certificate', certificateErrorsMessages.askedAlready);
}
