import type { checkCertificate as contract } from '#contract/certificates/certificates.ts';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { findCertificate, statusOf } from '#server/features/certificates/read-certificate.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';

/** What anyone may know of a certificate whose code they have. */
export async function checkCertificate(
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = await findCertificate(ctx, params.code);
  if (!found) throw notFound();
  const { number, holder, area, areaMi, issuedAt, correctedAt, withdrawnAt, successor } = found;
  return {
    certificate: {
      number,
      status: statusOf(found),
      holder,
      area,
      area_mi: areaMi,
      issued_at: issuedAt,
      corrected_at: correctedAt,
      withdrawn_at: withdrawnAt,
      replaced_by: successor?.number ?? null,
    },
  };
}
