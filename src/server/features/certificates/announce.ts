import { eq, sql } from 'drizzle-orm';
import { nameIn } from '#contract/place-names.ts';
import { newsFor } from '#server/features/notices/index.ts';
import type { Db } from '#server/platform/database.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { type MailPart, type MailWords, mailBody } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Texts } from '#server/platform/texts.ts';
import { certificates, users } from '#server/schema/index.ts';
import { mailsCertificatesText as mails } from '#texts/mails-certificates.ts';
import { say } from '#texts/text.ts';
import { certificateOf } from './read.ts';

type Parts = { db: Db; site: Site; texts: Texts; mailer: Mailer };

/**
 * Tells the learner, once: a retry sends the mail of the same id. What else there is to tell them
 * goes with it, so that a sign-off makes one mail.
 */
export async function announce(parts: Parts, certificate: string, id: string) {
  const { db, site, mailer } = parts;
  const [found] = await db
    .select({
      certificate: certificates,
      name: users.name,
      address: users.email,
      locale: users.locale,
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

  const { name, address, locale, replaces } = found;
  const { learner: recipient, reflection } = found.certificate;
  const news = await newsFor(parts, { recipient, id, reflection });
  const words = announcement({ site, locale }, { ...found.certificate, replaces }, news);
  await mailer.send({ id, to: { name, address }, ...mailBody(parts, locale, words) });
}

type Announced = typeof certificates.$inferSelect & { replaces: string | null };

export function announcement(
  { site, locale }: { site: Site; locale: string },
  row: Announced,
  news: readonly MailPart[] = [],
): MailWords {
  const { holder, number, mentor, replaces } = row;
  const area = nameIn(locale, { name: row.area, name_mi: row.areaMi });
  const { url, pdf } = certificateOf(site, row);
  return {
    title: say(mails.yours, { area }),
    parts: [
      say(mails.hello, { holder }),
      say(mails.completed, { area, mentor, number }),
      ...(replaces ? [say(mails.replaces, { number: replaces })] : []),
      { label: mails.see, url },
      { label: mails.download, url: pdf },
      mails.toCheck,
      ...(news.length > 0 ? [mails.moreNews, ...news] : []),
    ],
  };
}
