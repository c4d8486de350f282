import { eq, sql } from 'drizzle-orm';
import { newsFor } from '#server/features/notices/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { type MailPart, mailBody } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { certificates, users } from '#server/schema/index.ts';
import { certificateOf } from './read.ts';

type Parts = { db: Db; site: Site; mailer: Mailer };

/**
 * Tells the learner, once: a retry sends the mail of the same id. What else there is to tell them
 * goes with it, so that a sign-off makes one mail.
 */
export async function announce(parts: Parts, certificate: string, id: string) {
  const { db, site, mailer } = parts;
  const [found] = await db
    .select({
      ...{ certificate: certificates, name: users.name, address: users.email },
      // Where several were withdrawn before this one, the last of them.
      replaces: sql<string | null>`(select max(number) from certificates old
        where old.replaced_by = ${certificates.uuid})`,
    })
    .from(certificates)
    .innerJoin(users, eq(users.uuid, certificates.learner))
    .where(eq(certificates.uuid, certificate));
  if (!found) throw new Error(`There is no certificate ${certificate}`);
  // Withdrawn before this mail went out: congratulating now would only confuse.
  if (found.certificate.withdrawnAt) return;

  const { name, address, replaces } = found;
  const { learner: recipient, reflection } = found.certificate;
  const news = await newsFor(parts, { recipient, id, reflection });
  const body = announcement(site, { ...found.certificate, replaces }, news);
  await mailer.send({ id, to: { name, address }, ...body });
}

type Announced = typeof certificates.$inferSelect & { replaces: string | null };

export function announcement(site: Site, row: Announced, news: readonly MailPart[] = []) {
  const { holder, area, number, mentor, replaces } = row;
  const { url, pdf } = certificateOf(site, row);
  const subject = `Your certificate for ${area}`;
  const body = mailBody(site, {
    title: subject,
    parts: [
      `Hello ${holder},`,
      `You have completed the learning area ${area}. ${mentor} signed it off, and your certificate ${number} is ready.`,
      ...(replaces ? [`It takes the place of ${replaces}, which is no longer in force.`] : []),
      { label: 'See your certificate', url },
      { label: 'Download it as a PDF', url: pdf },
      'Show the first address to anyone who wants to check the certificate. It shows only what is printed on it.',
      ...(news.length > 0 ? ['There is more news for you:', ...news] : []),
    ],
  });
  return { subject, ...body };
}
