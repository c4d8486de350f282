import { dateOf } from '#messages/dates.ts';
import { mailAtOnce, mailDigest } from '#server/features/notices/job-kinds.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, type MailOutcome, mailHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';
import { claimAtOnce, claimForDigest } from './claim-notices.ts';
import { atOnceMail, digestMail } from './mail-content.ts';
import { type Recipient, readRecipient } from './read-recipient.ts';
import { waitingFor } from './waiting.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; mailer: Mailer; now?: () => Date };

export const noticeJobKinds = [mailAtOnce, mailDigest] as const;

export function noticeJobs({ now = () => new Date(), ...parts }: Dependencies): JobHandler[] {
  return [
    mailHandler(mailAtOnce, async ({ recipient: uuid, at }, id) => {
      const recipient = await readRecipient(parts.db, uuid);
      return recipient ? sendAtOnce(parts, { recipient, id }, new Date(at)) : { sent: false };
    }),
    mailHandler(mailDigest, async ({ recipient: uuid, day }, id) => {
      // Retried until the day was over: the next digest has all of it.
      if (dateOf(now()) !== day) return { sent: false };
      const recipient = await readRecipient(parts.db, uuid);
      return recipient ? sendDigest(parts, { recipient, id }) : { sent: false };
    }),
  ];
}

type Mail = { recipient: Recipient; id: string };

async function sendAtOnce(parts: Dependencies, mail: Mail, at: Date): Promise<MailOutcome> {
  const rows = await claimAtOnce(parts.db, mail, at);
  const to = { site: parts.site, ...mail.recipient };
  return rows.length > 0 ? send(parts, mail, atOnceMail(to, rows)) : { sent: false };
}

async function sendDigest(parts: Dependencies, mail: Mail): Promise<MailOutcome> {
  const waiting = await waitingFor(parts.db, mail.recipient);
  const rows = await claimForDigest(parts.db, mail);
  const { reflections, corrections, phrases } = waiting;
  if (reflections + corrections + phrases + rows.length === 0) return { sent: false };
  const to = { site: parts.site, ...mail.recipient };
  return send(parts, mail, digestMail(to, waiting, rows));
}

async function send(
  parts: Dependencies,
  { recipient, id }: Mail,
  content: MailContent,
): Promise<MailOutcome> {
  const { name, email: address, locale } = recipient;
  await parts.mailer.send({ id, to: { name, address }, ...mailBody(parts, locale, content) });
  return { sent: true };
}
