import { eq, sql } from 'drizzle-orm';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { mailsCertificatesMessages as mails } from '#messages/certificates/mails-certificates.ts';
import { mailsNoticesMessages } from '#messages/notices/mails-notices.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import { chooseMails, noticesAlongside } from '#server/features/notices/index.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import type { MailOutcome } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import type { MailContent, MailPart } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';
import { certificates, users } from '#server/schema/index.ts';
import { certificateOf } from './read-certificate.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; mailer: Mailer };

/**
 * Mails the learner, once: a retry sends the mail of the same id. Other notices about the reflection
 * go with it, so that a sign-off makes one mail.
 */
export async function mailCertificate(
  parts: Dependencies,
  certificate: string,
  id: string,
): Promise<MailOutcome> {
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
  if (found.certificate.withdrawnAt) return { sent: false };

  const { name, address, locale, replaces } = found;
  const { learner: recipient, reflection } = found.certificate;
  const news = await noticesAlongside(parts, { recipient, id, reflection });
  const content = certificateMail({ site, locale }, { ...found.certificate, replaces }, news);
  await mailer.send({ id, to: { name, address }, ...mailBody(parts, locale, content) });
  return { sent: true };
}

type MailedCertificate = typeof certificates.$inferSelect & { replaces: string | null };

export function certificateMail(
  { site, locale }: { site: Site; locale: string },
  row: MailedCertificate,
  news: readonly MailPart[] = [],
): MailContent {
  const { holder, number, mentor, replaces } = row;
  const area = nameIn(locale, { name: row.area, name_mi: row.areaMi });
  const { url, pdf } = certificateOf(site, row);
  return {
    title: message(mails.yours, { area }),
    parts: [
      message(mailsMessages.greeting, { name: holder }),
      row.correctedAt
        ? message(mails.corrected, { area, number, holder })
        : message(mails.completed, { area, mentor, number }),
      ...(replaces ? [message(mails.replaces, { number: replaces })] : []),
    ],
    button: { label: mails.see, url },
    after: [
      { label: mails.download, url: pdf },
      mails.toCheck,
      ...(news.length > 0 ? [mails.moreNews, ...news] : []),
    ],
    reason: [mailsNoticesMessages.always, chooseMails(site)],
  };
}
