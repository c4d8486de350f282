import { and, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type * as contract from '#contract/certificates/certificates.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { thisReflectionWithin } from '#server/platform/data/scope.ts';
import type { Site } from '#server/platform/settings.ts';
import { certificateDocuments, certificates, reflections } from '#server/schema/index.ts';
import { codeFrom } from './certificate-code.ts';

type Row = typeof certificates.$inferSelect;
type Validity = Pick<Row, 'withdrawnAt' | 'replacedBy'>;

/** A certificate as the contract shows it to people who may see it. */
export function certificateOf(site: Site, row: Row): z.output<typeof contract.Certificate> {
  const { uuid, number, issuedAt, correctedAt, holder, area, areaMi } = row;
  const url = addressOf(site, row);
  const status = statusOf(row);
  return {
    uuid,
    number,
    status,
    issued_at: issuedAt,
    corrected_at: correctedAt,
    holder,
    area,
    area_mi: areaMi,
    url,
    pdf: `${url}.pdf`,
  };
}

/** Those of a learner, newest first. */
export async function certificatesOf({ db, site, scope }: ScopedContext, learner: string) {
  const rows = await db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(reflections, eq(reflections.uuid, certificates.reflection))
    .where(and(eq(certificates.learner, learner), thisReflectionWithin(scope, reflections)))
    .orderBy(desc(certificates.issuedAt), desc(certificates.number));
  return rows.map(({ certificate }) => certificateOf(site, certificate));
}

/** The address of the public page, also in the QR code. */
export function addressOf(site: Site, { code }: Pick<Row, 'code'>): string {
  return `${site.url}/certificates/${code}`;
}

export function statusOf({ withdrawnAt, replacedBy }: Validity): contract.CertificateStatus {
  if (replacedBy) return 'replaced';
  return withdrawnAt ? 'withdrawn' : 'valid';
}

/** A certificate by its code, with what replaced it and whether its PDF is drawn yet. */
export async function findCertificate({ db }: Context, typed: string) {
  const code = codeFrom(typed);
  if (!code) return undefined;
  const successor = alias(certificates, 'successor');
  const [found] = await db
    .select({
      ...getTableColumns(certificates),
      successor: { number: successor.number, code: successor.code },
      drawn: isNotNull(certificateDocuments.certificate).mapWith(Boolean),
    })
    .from(certificates)
    .leftJoin(successor, eq(successor.uuid, certificates.replacedBy))
    .leftJoin(certificateDocuments, eq(certificateDocuments.certificate, certificates.uuid))
    .where(eq(certificates.code, code));
  return found;
}

export type FoundCertificate = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

export async function readDocument({ db }: Context, certificate: string) {
  const [document] = await db
    .select({ pdf: certificateDocuments.pdf, sha256: certificateDocuments.sha256 })
    .from(certificateDocuments)
    .where(eq(certificateDocuments.certificate, certificate));
  return document;
}
