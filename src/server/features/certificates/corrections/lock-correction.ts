import { eq } from 'drizzle-orm';
import { certificateErrorsMessages } from '#messages/certificates/certificate-errors.ts';
import { lockCertificates } from '#server/features/certificates/lock-certificates.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { certificateCorrections, certificates } from '#server/schema/index.ts';
import type { CorrectionRow } from './read-correction.ts';

/**
 * The request, if it is there, and the certificates of its reflection, locked until the transaction
 * ends.
 */
export async function lockCorrection(ctx: Context, uuid: string) {
  const isRequest = eq(certificateCorrections.uuid, uuid);
  const [row] = await ctx.db
    .select({ reflection: certificates.reflection })
    .from(certificateCorrections)
    .innerJoin(certificates, eq(certificates.uuid, certificateCorrections.certificate))
    .where(isRequest);
  // The reflection is locked first, as in every change of certificates, so that none deadlock.
  const issued = row ? await lockCertificates(ctx, row.reflection, 'update') : [];
  const [request] = await ctx.db
    .select()
    .from(certificateCorrections)
    .where(isRequest)
    .for('update');
  return { request, issued };
}

export function assertUndecided({ outcome }: CorrectionRow): void {
  if (outcome === 'made') throw invalid('correction', certificateErrorsMessages.made);
  if (outcome) throw invalid('correction', certificateErrorsMessages.declined);
}
