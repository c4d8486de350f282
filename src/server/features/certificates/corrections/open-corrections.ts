import { asc, eq, isNull } from 'drizzle-orm';
import type { openCorrections as contract } from '#contract/certificates/corrections.ts';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { certificateOf } from '#server/features/certificates/read-certificate.ts';
import type { Context } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { certificateCorrections, certificates, users } from '#server/schema/index.ts';
import { correctionOf } from './read-correction.ts';

/** The requests of learners that nobody has decided yet, longest wait first. */
export async function openCorrections(
  { db, site }: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const isOpen = isNull(certificateCorrections.outcome);
  const { limit, offset } = limitOffset(query);
  const rows = await db
    .select({
      correction: certificateCorrections,
      certificate: certificates,
      learner: { uuid: users.uuid, name: users.name },
    })
    .from(certificateCorrections)
    .innerJoin(certificates, eq(certificates.uuid, certificateCorrections.certificate))
    .innerJoin(users, eq(users.uuid, certificates.learner))
    .where(isOpen)
    .orderBy(asc(certificateCorrections.askedAt), asc(certificateCorrections.uuid))
    .limit(limit)
    .offset(offset);
  const data = rows.map(({ correction, certificate, learner }) => ({
    ...correctionOf(correction),
    certificate: certificateOf(site, certificate),
    learner,
  }));
  return { corrections: paged(data, await db.$count(certificateCorrections, isOpen), query) };
}
