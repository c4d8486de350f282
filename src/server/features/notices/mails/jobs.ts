import { dateOf } from '#messages/dates.ts';
import { mailAtOnce, mailDigest } from '#server/features/notices/job-kinds.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, jobHandler } from '#server/platform/jobs/jobs.ts';
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
    jobHandler(mailAtOnce, async ({ recipient: uuid, at }, id) => {
      const recipient = await readRecipient(parts.db, uuid);
      if (recipient) await sendAtOnce(parts, { recipient, id }, new Date(at));
    }),
    jobHandler(mailDigest, async ({ recipient: uuid, day }, id) => {
      // Retried until the day was over: the next digest has all of it.
      if (dateOf(now()) !== day) return;
      const recipient = await readRecipient(parts.db, uuid);
      if (recipient) await sendDigest(parts, { recipient, id });
    }),
  ];
}

type Mail = { recipient: Recipient; id: string };

async function sendAtOnce(parts: Dependencies, mail: Mail, at: Date) {
  const rows = await claimAtOnce(parts.db, mail, at);
  const to = { site: parts.site, ...mail.recipient };
  if (rows.length > 0) await send(parts, mail, atOnceMail(to, rows));
}

async function sendDigest(parts: Dependencies, mail: Mail) {
  const waiting = await waitingFor(parts.db, mail.recipient);
  const rows = await claimForDigest(parts.db, mail);
  const { reflections, corrections, phrases } = waiting;
  if (reflections + corrections + phrases + rows.length === 0) return;
  const to = { site: parts.site, ...mail.recipient };
  await send(parts, mail, digestMail(to, waiting, rows));
}

async function send(parts: Dependencies, { recipient, id }: Mail, content: MailContent) {
  const { name, email: address, locale } = recipient;
  await parts.mailer.send({ id, to: { name, address }, ...mailBody(parts, locale, content) });
}
