import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { certificateSheetMessages as texts } from '#messages/certificates/certificate-sheet.ts';
import { addressOf } from '#server/features/certificates/read-certificate.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import type { Site } from '#server/platform/settings.ts';
import { certificateDocuments, certificates } from '#server/schema/index.ts';
import type { PdfThread } from './pdf-thread.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; drawing: PdfThread; now: () => Date };

/** Draws the PDF and stores it with its checksum. One that is stored is never drawn again. */
export async function drawPdf(parts: Dependencies, certificate: string): Promise<void> {
  const { db, site, i18n, drawing, now } = parts;
  const drawn = await db.$count(
    certificateDocuments,
    eq(certificateDocuments.certificate, certificate),
  );
  if (drawn) return;
  const [row] = await db.select().from(certificates).where(eq(certificates.uuid, certificate));
  if (!row) throw new Error(`There is no certificate ${certificate}`);

  const printed = {
    ...row,
    product: site.name,
    headingMi: headingMi(i18n, row.locale),
    address: addressOf(site, row),
  };
  const { wordings, fallback } = i18n.bundleFor(row.locale);
  const pdf = Buffer.from(await drawing.run({ printed, wordings, fallback }));
  const sha256 = createHash('sha256').update(pdf).digest();
  await db
    .insert(certificateDocuments)
    .values({ certificate, pdf, sha256, drawnAt: now() })
    .onConflictDoNothing();
}

/** On a sheet in English too, as areas have their names in both; never made up. */
function headingMi(i18n: I18n, locale: string): string | null {
  const heading = i18n.localize('mi', texts.certificate);
  return locale === 'mi' || heading.locale !== 'mi' ? null : heading.words;
}
