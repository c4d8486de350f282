import { asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reply } from '#contract/endpoint.ts';
import type { myCertificates as contract } from '#contract/my-learning/my-learning.ts';
import type { Context } from '#server/platform/data/context.ts';
import { certificateCorrections, certificates } from '#server/schema/index.ts';
import { correctionOf } from './corrections/read-correction.ts';
import { certificateOf } from './read-certificate.ts';

/** The caller's certificates, newest first, each with its successor and the last request about it. */
export async function myCertificates(ctx: Context): Promise<Reply<typeof contract>> {
  const successor = alias(certificates, 'successor');
  const rows = await ctx.db
    .select({ certificate: certificates, successor: successor.number })
    .from(certificates)
    .leftJoin(successor, eq(successor.uuid, certificates.replacedBy))
    .where(eq(certificates.learner, ctx.user.uuid))
    .orderBy(desc(certificates.issuedAt), desc(certificates.number));
  const corrections = await readCorrections(
    ctx,
    rows.map(({ certificate }) => certificate.uuid),
  );

  return {
    certificates: rows.map(({ certificate, successor }) => ({
      ...certificateOf(ctx.site, certificate),
      withdrawn_at: certificate.withdrawnAt,
      replaced_by: successor,
      correction: corrections.get(certificate.uuid) ?? null,
    })),
  };
}

/** The last request about each certificate. */
async function readCorrections({ db }: Context, uuids: string[]) {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(certificateCorrections)
    .where(inArray(certificateCorrections.certificate, uuids))
    .orderBy(asc(certificateCorrections.askedAt), asc(certificateCorrections.uuid));
  return new Map(rows.map((row) => [row.certificate, correctionOf(row)]));
}
