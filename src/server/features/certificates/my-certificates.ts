import { asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reply } from '#contract/endpoint.ts';
import type { myCertificates as contract } from '#contract/my-learning/my-learning.ts';
import type { Context } from '#server/platform/data/context.ts';
import { certificateCorrections, certificates } from '#server/schema/index.ts';
import { correctionOf } from './corrections/read-correction.ts';
import { certificateOf, statusOf } from './read-certificate.ts';

type Row = typeof certificates.$inferSelect;

/**
 * The caller's certificates, newest first, each with its successor and the last request about it. The
 * one in force also has an open request about an earlier one for its reflection, as it holds for it.
 */
export async function myCertificates(ctx: Context): Promise<Reply<typeof contract>> {
  const successor = alias(certificates, 'successor');
  const rows = await ctx.db
    .select({ certificate: certificates, successor: successor.number })
    .from(certificates)
    .leftJoin(successor, eq(successor.uuid, certificates.replacedBy))
    .where(eq(certificates.learner, ctx.user.uuid))
    .orderBy(desc(certificates.issuedAt), desc(certificates.number));
  const requests = rows.length === 0 ? [] : await readRequests(ctx);

  return {
    certificates: rows.map(({ certificate, successor }) => ({
      ...certificateOf(ctx.site, certificate),
      withdrawn_at: certificate.withdrawnAt,
      replaced_by: successor,
      correction: lastAbout(certificate, requests),
    })),
  };
}

type Request = Awaited<ReturnType<typeof readRequests>>[number];

/** The caller's requests for another name, the last one last. */
const readRequests = ({ db, user }: Context) =>
  db
    .select({ correction: certificateCorrections, reflection: certificates.reflection })
    .from(certificateCorrections)
    .innerJoin(certificates, eq(certificates.uuid, certificateCorrections.certificate))
    .where(eq(certificates.learner, user.uuid))
    .orderBy(asc(certificateCorrections.askedAt), asc(certificateCorrections.uuid));

function lastAbout(certificate: Row, requests: readonly Request[]) {
  const isInForce = statusOf(certificate) === 'valid';
  const found = requests.findLast(
    ({ correction, reflection }) =>
      correction.certificate === certificate.uuid ||
      (isInForce && correction.outcome === null && reflection === certificate.reflection),
  );
  return found ? correctionOf(found.correction) : null;
}
