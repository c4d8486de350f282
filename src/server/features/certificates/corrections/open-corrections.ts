import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { openCorrections as contract } from '#contract/certificates/corrections.ts';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { certificateOf } from '#server/features/certificates/read-certificate.ts';
import type { Context } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { certificateCorrections, certificates, users } from '#server/schema/index.ts';
import { correctionOf } from './read-correction.ts';

/**
 * The requests of learners that nobody has decided yet, longest wait first, each with the certificate
 * that it would replace: the one in force, which may be a later one than was asked about. Where none
 * is, as the reflection was reopened, it is the one asked about.
 */
export async function openCorrections(
  { db, site }: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const inForce = alias(certificates, 'in_force');
  const isOpen = isNull(certificateCorrections.outcome);
  const { limit, offset } = limitOffset(query);
  const rows = await db
    .select({
      correction: certificateCorrections,
      certificate: certificates,
      inForce,
      learner: { uuid: users.uuid, name: users.name },
    })
    .from(certificateCorrections)
    .innerJoin(certificates, eq(certificates.uuid, certificateCorrections.certificate))
    .leftJoin(
      inForce,
      and(eq(inForce.reflection, certificates.reflection), isNull(inForce.withdrawnAt)),
    )
    .innerJoin(users, eq(users.uuid, certificates.learner))
    .where(isOpen)
    .orderBy(asc(certificateCorrections.askedAt), asc(certificateCorrections.uuid))
    .limit(limit)
    .offset(offset);
  const data = rows.map(({ correction, certificate, inForce, learner }) => ({
    ...correctionOf(correction),
    certificate: certificateOf(site, inForce ?? certificate),
    learner,
  }));
  return { corrections: paged(data, await db.$count(certificateCorrections, isOpen), query) };
}
