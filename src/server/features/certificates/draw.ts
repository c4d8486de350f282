import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Texts } from '#server/platform/texts.ts';
import { certificateDocuments, certificates } from '#server/schema/index.ts';
import type { Drawing } from './drawing.ts';
import { addressOf } from './read.ts';

type Parts = { db: Db; site: Site; texts: Texts; drawing: Drawing; now: () => Date };

/** Draws the PDF and stores it with its checksum. One that is there stays as it was drawn. */
export async function draw(parts: Parts, certificate: string): Promise<void> {
  const { db, site, texts, drawing, now } = parts;
  const drawn = await db.$count(
    certificateDocuments,
    eq(certificateDocuments.certificate, certificate),
  );
  if (drawn) return;
  const [row] = await db.select().from(certificates).where(eq(certificates.uuid, certificate));
  if (!row) throw new Error(`There is no certificate ${certificate}`);

  const printed = { ...row, product: site.name, address: addressOf(site, row) };
  const { wordings, fallback } = texts.broughtFor(row.locale);
  const pdf = Buffer.from(await drawing.ask({ printed, wordings, fallback }));
  const sha256 = createHash('sha256').update(pdf).digest();
  await db
    .insert(certificateDocuments)
    .values({ certificate, pdf, sha256, drawnAt: now() })
    .onConflictDoNothing();
}
