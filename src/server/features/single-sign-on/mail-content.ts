import { message } from '#lib/messages/message.ts';
import { mailsSignInMessages as mails } from '#messages/accounts/mails-sign-in.ts';
import { mailsFactorsMessages } from '#messages/factors/mails-factors.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { LinkChange, SettingChange } from './job-kinds.ts';

type To = { name: string; product: string; url: string };

const links = {
  linked: { title: mails.linked, how: mails.linkedHow },
  unlinked: { title: mails.unlinked, how: mails.unlinkedHow },
};

/** To the owner of an account: whoever did it need not be they. */
export const linkMail = (
  change: LinkChange,
  { name, product, url, provider }: To & { provider: string },
): MailContent => ({
  title: links[change].title,
  parts: [
    message(mailsMessages.greeting, { name }),
    message(links[change].how, { product, provider }),
    mailsFactorsMessages.notYou,
  ],
  button: { label: mails.look, url },
  reason: [message(mails.why, { product })],
});

const settings = {
  'provider-stored': mails.providerStored,
  'provider-changed': mails.providerChanged,
  'policy-changed': mails.policyChanged,
};

export const settingMail = (
  change: SettingChange,
  { name, product, url, what, actor }: To & { what: string; actor: string },
): MailContent => ({
  title: settings[change],
  parts: [
    message(mailsMessages.greeting, { name }),
    message(mails.changedBy, { actor, product, what }),
  ],
  button: { label: mails.settings, url },
  reason: [message(mails.toAdministrators, { product })],
});
