import type { Db } from '#server/platform/data/database.ts';
import type { MailPart } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';
import { claimAlongside } from './claim-notices.ts';
import { noticeParts } from './mail-content.ts';
import { readRecipient } from './read-recipient.ts';

type Dependencies = { db: Db; site: Site };
type Mail = { recipient: string; id: string; reflection: string };

/**
 * What a mail that is sent by itself, like a certificate's, takes along: the notices its recipient
 * would be mailed at once. Those about the mail's own reflection count as mailed, but are left out.
 */
export async function noticesAlongside(
  { db, site }: Dependencies,
  mail: Mail,
): Promise<MailPart[]> {
  const recipient = await readRecipient(db, mail.recipient);
  if (!recipient) return [];
  const rows = await claimAlongside(db, { recipient, id: mail.id });
  return noticeParts(
    { site, locale: recipient.locale },
    rows.filter(({ reflection }) => reflection !== mail.reflection),
  );
}
