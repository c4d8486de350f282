import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { mailsFactorsMessages as mails } from '#messages/factors/mails-factors.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { FactorChange } from './job-kinds.ts';

const words: Record<
  FactorChange,
  { title: MessageDescriptor; what: MessageDescriptor<'product'> }
> = {
  'app-added': { title: mails.appAdded, what: mails.appAddedHow },
  'app-replaced': { title: mails.appReplaced, what: mails.appReplacedHow },
  'app-removed': { title: mails.appRemoved, what: mails.appRemovedHow },
  'passkey-added': { title: mails.passkeyAdded, what: mails.passkeyAddedHow },
  'passkey-removed': { title: mails.passkeyRemoved, what: mails.passkeyRemovedHow },
  'factors-reset': { title: mails.factorsReset, what: mails.factorsResetHow },
  'recovery-codes-made': { title: mails.codesMade, what: mails.codesMadeHow },
  'recovery-code-used': { title: mails.codeUsed, what: mails.codeUsedHow },
};

type To = { name: string; product: string; url: string };

/** Says what changed, and what to do if it was somebody else. */
export const factorMail = (change: FactorChange, { name, product, url }: To): MailContent => ({
  title: words[change].title,
  parts: [
    message(mailsMessages.greeting, { name }),
    message(words[change].what, { product }),
    mails.notYou,
  ],
  button: { label: mails.look, url },
  reason: [message(mails.why, { product })],
});
