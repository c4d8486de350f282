import { message } from '#lib/messages/message.ts';
import { mailsFactorsMessages as mails } from '#messages/factors/mails-factors.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';

type To = { name: string; product: string; url: string };

/** Whoever did not ask for it leaves it alone: without the link nothing happens. */
export const factorResetMail = ({ name, product, url }: To): MailContent => ({
  title: mails.resetLink,
  parts: [message(mailsMessages.greeting, { name }), message(mails.resetLinkWhy, { product })],
  button: { label: mails.resetLinkOpen, url },
  reason: [mails.resetNotAsked],
});
