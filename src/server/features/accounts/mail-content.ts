import { message } from '#lib/messages/message.ts';
import { mailsAccountsMessages as mails } from '#messages/accounts/mails-accounts.ts';
import { mailsSignInMessages as signIn } from '#messages/accounts/mails-sign-in.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';

/** Who is addressed, and what the product is called. */
type Addressed = { name: string; product: string };
type WithLink = Addressed & { url: string };

const greeting = ({ name }: Addressed) => message(mailsMessages.greeting, { name });

export const verificationMail = (to: WithLink): MailContent => ({
  title: mails.verify,
  parts: [greeting(to), message(mails.verifyWhy, { product: to.product })],
  button: { label: mails.verifyIt, url: to.url },
  reason: [message(mails.addressGiven, { product: to.product }), mails.notOpened],
});

export const resetMail = (to: WithLink): MailContent => ({
  title: mails.reset,
  parts: [greeting(to), message(mails.resetWhy, { product: to.product })],
  button: { label: mails.chooseNew, url: to.url },
  reason: [mails.notAsked],
});

/** Where an organisation requires a provider, in place of a new password. */
export const providerInsteadMail = (to: WithLink & { provider: string }): MailContent => ({
  title: message(signIn.reset, { provider: to.provider }),
  parts: [greeting(to), message(signIn.resetWhy, { product: to.product, provider: to.provider })],
  button: { label: signIn.logIn, url: to.url },
  reason: [signIn.notAsked],
});

export const invitationMail = (to: WithLink): MailContent => ({
  title: message(mails.welcome, { product: to.product }),
  parts: [greeting(to), message(mails.opened, { product: to.product })],
  button: { label: mails.choose, url: to.url },
  after: [mails.tooLate],
  reason: [mails.kept, mails.notExpected],
});

/** To the address that an account had until now. */
export const addressChangedMail = (to: Addressed): MailContent => ({
  title: mails.changed,
  parts: [greeting(to), message(mails.changedHow, { product: to.product }), mails.notYou],
  reason: [mails.usedUntilNow],
});
