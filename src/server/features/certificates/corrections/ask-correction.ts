import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
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
import { type CorrectionRow, correctionOf } from './read-correction.ts';

type NameRequest = { name: string; note: string };

/**
 * A learner asks for another name on a certificate. Asking it again returns the open request, also
 * where that is about an earlier certificate for the same reflection: it holds for this one.
 */
export function askCorrection(
  ctx: Context,
  { body: { certificate: uuid, ...request } }: ValidInput<typeof contract>,
): Promise<RepeatableResult<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    await assertPrintable('name', request.name);
    const certificate = await readOwn(ctx, uuid, request.name);
    const open = await readOpen(ctx, certificate.reflection);
    if (open) return { answer: { correction: answerRepeated(open, request) }, isRepeated: true };
    const added = await insertRequest(ctx, uuid, request);

    await recordEvent(ctx, {
      action: 'correction.asked',
      subjectType: 'certificate',
      subject: uuid,
      before: { holder: certificate.holder },
      after: { holder: request.name },
    });
    const { reflection } = certificate;
    await notify(ctx, { kind: 'correction_asked', reflection, certificate: uuid });
    return { answer: { correction: correctionOf(added) }, isRepeated: false };
  });
}

/**
 * The caller's own certificate in force, with its reflection locked, so that it stays in force and
 * is asked about once at a time.
 */
async function readOwn(ctx: Context, uuid: string, name: string) {
  const isOwn = and(eq(certificates.uuid, uuid), eq(certificates.learner, ctx.user.uuid));
  const [unlocked] = await ctx.db.select().from(certificates).where(isOwn);
  if (!unlocked) throw notFound();
  const locked = await lockCertificates(ctx, unlocked.reflection, 'update');
  const certificate = locked.find((row) => row.uuid === uuid) ?? unlocked;
  if (statusOf(certificate) !== 'valid') {
    throw invalid('certificate', certificateErrorsMessages.notInForce);
  }
  if (certificate.holder === name) {
    throw invalid('name', certificateErrorsMessages.sameName);
  }
  return certificate;
}

async function insertRequest(ctx: Context, certificate: string, request: NameRequest) {
  const row = { uuid: newUuid(), certificate, ...request, askedAt: ctx.now };
  const [added] = await ctx.db.insert(certificateCorrections).values(row).returning();
  if (!added) throw new Error('The request was not stored');
  return added;
}

/** The open request about any certificate for a reflection: of two from earlier times, the newer. */
async function readOpen({ db }: Context, reflection: string): Promise<CorrectionRow | undefined> {
  const [open] = await db
    .select(getTableColumns(certificateCorrections))
    .from(certificateCorrections)
    .innerJoin(certificates, eq(certificates.uuid, certificateCorrections.certificate))
    .where(and(eq(certificates.reflection, reflection), isNull(certificateCorrections.outcome)))
    .orderBy(desc(certificateCorrections.askedAt))
    .limit(1);
  return open;
}

/** The same request again is answered as the first time. */
function answerRepeated(open: CorrectionRow, request: NameRequest) {
  if (open.name === request.name && open.note === request.note) return correctionOf(open);
  throw invalid('certificate', certificateErrorsMessages.askedAlready);
}
