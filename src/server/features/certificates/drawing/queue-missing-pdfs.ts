import { eq, isNull } from 'drizzle-orm';
import { drawCertificate } from '#server/features/certificates/job-kinds.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { certificateDocuments, certificates } from '#server/schema/index.ts';

/** Queues the missing PDFs, of certificates that were loaded into the database and not issued. */
export async function queueMissingPdfs(db: Db, jobs: Jobs): Promise<void> {
  const undrawn = await db
    .select({ certificate: certificates.uuid })
    .from(certificates)
    .leftJoin(certificateDocuments, eq(certificateDocuments.certificate, certificates.uuid))
    .where(isNull(certificateDocuments.certificate));
  for (const data of undrawn) await jobs.add({ db }, drawCertificate, data);
}
