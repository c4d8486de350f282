import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Texts } from '#server/platform/texts.ts';
import { certificateDocuments, certificates } from '#server/schema/index.ts';
import { addressOf } from './read.ts';
import { renderCertificate } from './render.ts';

type Parts = { db: Db; site: Site; texts: Texts; now: () => Date };

/** Draws the PDF and stores it with its checksum. One that is there stays as it was drawn. */
export async function draw({ db, site, texts, now }: Parts, certificate: string): Promise<void> {
  const drawn = await db.$count(
    certificateDocuments,
    eq(certificateDocuments.certificate, certificate),
  );
  if (drawn) return;
  const [row] = await db.select().from(certificates).where(eq(certificates.uuid, certificate));
  if (!row) throw new Error(`There is no certificate ${certificate}`);

  const printed = { ...row, product: site.name, address: addressOf(site, row) };
  const pdf = await renderCertificate(printed, (said) => texts.spokenIn(row.locale, said));
  const sha256 = createHash('sha256').update(pdf).digest();
  await db
    .insert(certificateDocuments)
    .values({ certificate, pdf, sha256, drawnAt: now() })
    .onConflictDoNothing();
}
