import { dateOf } from '#contract/dates.ts';
import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/platform/mail.ts';
import type { Site } from '#server/platform/settings.ts';
import { carryAtOnce, carryInDigest } from './carry.ts';
import { mailAtOnce, mailDigest } from './kinds.ts';
import { atOnceMail, digestMail } from './mail-words.ts';
import { type Recipient, readRecipient } from './read-recipient.ts';
import { waitingFor } from './waiting.ts';

type Parts = { db: Db; site: Site; mailer: Mailer; now?: () => Date };

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

async function sendAtOnce({ db, site, mailer }: Parts, mail: Mail, at: Date) {
  const rows = await carryAtOnce(db, mail, at);
  const { name, email: address } = mail.recipient;
  if (rows.length === 0) return;
  await mailer.send({ id: mail.id, to: { name, address }, ...atOnceMail({ site, name }, rows) });
}

async function sendDigest({ db, site, mailer }: Parts, mail: Mail) {
  const waiting = await waitingFor(db, mail.recipient);
  const rows = await carryInDigest(db, mail);
  const { name, email: address } = mail.recipient;
  if (waiting.reflections + waiting.corrections + rows.length === 0) return;
  const words = digestMail({ site, name }, waiting, rows);
  await mailer.send({ id: mail.id, to: { name, address }, ...words });
}
