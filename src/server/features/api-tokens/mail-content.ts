import { message } from '#lib/messages/message.ts';
import { mailsTokensMessages as mails } from '#messages/accounts/mails-tokens.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';

type Created = { name: string; token: string; expiresAt: Date };

export const tokenCreatedMail = (
  { name: product, client }: Site,
  { name, token, expiresAt }: Created,
): MailContent => ({
  title: mails.created,
  parts: [
    message(mailsMessages.greeting, { name }),
    message(mails.createdHow, { product, token, until: expiresAt }),
    mails.notYou,
  ],
  button: { label: mails.toAccount, url: `${client}/account` },
  reason: [message(mails.why, { product })],
});
