import type { Db } from '#server/platform/data/database.ts';
import type { MailPart } from '#server/platform/mail/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { claimAlong } from './claim-notices.ts';
import { noticeParts } from './mail-content.ts';
import { readRecipient } from './read-recipient.ts';

type Dependencies = { db: Db; site: Site };
type Mail = { recipient: string; id: string; reflection: string };

/**
 * For a mail about a reflection that goes out by itself: what else its reader would be mailed in
 * these minutes. What they would be told of that reflection is taken too, since the mail says it.
 */
export async function noticesAlongside(
  { db, site }: Dependencies,
  mail: Mail,
): Promise<MailPart[]> {
  const recipient = await readRecipient(db, mail.recipient);
  if (!recipient) return [];
  const rows = await claimAlong(db, { recipient, id: mail.id });
  return noticeParts(
    { site, locale: recipient.locale },
    rows.filter(({ reflection }) => reflection !== mail.reflection),
  );
}
