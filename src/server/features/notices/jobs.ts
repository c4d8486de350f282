import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { type MailWords, mailBody } from '#server/platform/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Texts } from '#server/platform/texts.ts';
import { dateOf } from '#texts/dates.ts';
import { carryAtOnce, carryInDigest } from './carry.ts';
import { mailAtOnce, mailDigest } from './kinds.ts';
import { atOnceMail, digestMail } from './mail-words.ts';
import { type Recipient, readRecipient } from './read-recipient.ts';
import { waitingFor } from './waiting.ts';

type Parts = { db: Db; site: Site; texts: Texts; mailer: Mailer; now?: () => Date };

export const noticeJobKinds = [mailAtOnce, mailDigest] as const;

export function noticeJobs({ now = () => new Date(), ...parts }: Parts): JobHandler[] {
  return [
    handler(mailAtOnce, async ({ recipient: uuid, at }, id) => {
      const recipient = await readRecipient(parts.db, uuid);
      if (recipient) await sendAtOnce(parts, { recipient, id }, new Date(at));
    }),
    handler(mailDigest, async ({ recipient: uuid, day }, id) => {
      // Tried in vain until the day was over: the next digest says all of it.
      if (dateOf(now()) !== day) return;
      const recipient = await readRecipient(parts.db, uuid);
      if (recipient) await sendDigest(parts, { recipient, id });
    }),
  ];
}

type Mail = { recipient: Recipient; id: string };

async function sendAtOnce(parts: Parts, mail: Mail, at: Date) {
  const rows = await carryAtOnce(parts.db, mail, at);
  const to = { site: parts.site, ...mail.recipient };
  if (rows.length > 0) await send(parts, mail, atOnceMail(to, rows));
}

async function sendDigest(parts: Parts, mail: Mail) {
  const waiting = await waitingFor(parts.db, mail.recipient);
  const rows = await carryInDigest(parts.db, mail);
  if (waiting.reflections + waiting.corrections + rows.length === 0) return;
  const to = { site: parts.site, ...mail.recipient };
  await send(parts, mail, digestMail(to, waiting, rows));
}

async function send(parts: Parts, { recipient, id }: Mail, words: MailWords) {
  const { name, email: address, locale } = recipient;
  await parts.mailer.send({ id, to: { name, address }, ...mailBody(parts, locale, words) });
}
