import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { mailBody } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { certificates, users } from '#server/schema/index.ts';
import { certificateOf } from './read.ts';

type Parts = { db: Db; site: Site; mailer: Mailer };

/** Tells the learner, once: a retry sends the mail of the same id. */
export async function announce({ db, site, mailer }: Parts, certificate: string, id: string) {
  const [found] = await db
    .select({ certificate: certificates, name: users.name, address: users.email })
    .from(certificates)
    .innerJoin(users, eq(users.uuid, certificates.learner))
    .where(eq(certificates.uuid, certificate));
  if (!found) throw new Error(`There is no certificate ${certificate}`);
  // Withdrawn before this mail went out: congratulating now would only confuse.
  if (found.certificate.withdrawnAt) return;

  const { name, address } = found;
  await mailer.send({ id, to: { name, address }, ...announcement(site, found.certificate) });
}

export function announcement(site: Site, row: typeof certificates.$inferSelect) {
  const { holder, area, number, mentor } = row;
  const { url, pdf } = certificateOf(site, row);
  const subject = `Your certificate for ${area}`;
  const body = mailBody(site, {
    title: subject,
    parts: [
      `Hello ${holder},`,
      `You have completed the learning area ${area}. ${mentor} signed it off, and your certificate ${number} is ready.`,
      { label: 'See your certificate', url },
      { label: 'Download it as a PDF', url: pdf },
      'Show the first address to anyone who wants to check the certificate. It shows only what is printed on it.',
    ],
  });
  return { subject, ...body };
}
