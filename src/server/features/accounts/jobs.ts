import { message } from '#lib/messages/message.ts';
import { mailsAccountsMessages as mails } from '#messages/accounts/mails-accounts.ts';
import { mailsMessages } from '#messages/shared/mails.ts';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, jobHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { type MailContent, mailBody } from '#server/platform/mail/mail-body.ts';
import type { Site } from '#server/platform/settings.ts';
import { personByUuid } from './find-person.ts';
import { emailChanged, invitation, resetLink, verifyEmail } from './job-kinds.ts';
import { newPasswordLink } from './passwords/password-links.ts';
import { verificationLink } from './registration/verify-email.ts';

type Dependencies = { db: Db; site: Site; i18n: I18n; mailer: Mailer; now?: () => Date };

export const accountJobKinds = [verifyEmail, resetLink, invitation, emailChanged] as const;

export function accountJobs({
  now = () => new Date(),
  ...dependencies
}: Dependencies): JobHandler[] {
  return [
    jobHandler(verifyEmail, ({ user }, job) => mailVerification(dependencies, user, job, now())),
    jobHandler(resetLink, ({ user }, job) => mailReset(dependencies, user, job, now())),
    jobHandler(invitation, ({ user }, job) => mailInvitation(dependencies, user, job, now())),
    jobHandler(emailChanged, ({ user, formerly }, job) =>
      mailOldAddress(dependencies, user, formerly, job),
    ),
  ];
}

async function mailVerification(dependencies: Dependencies, user: string, job: string, now: Date) {
  const person = await personByUuid(dependencies.db, user);
  if (!person || person.emailVerifiedAt) return;
  const secret = await sharedSecret(dependencies.db, 'verification');
  const url = verificationLink(dependencies.site, secret, person, now);
  await send(dependencies, person, job, {
    title: mails.verify,
    parts: [
      message(mails.verifyWhy, { product: dependencies.site.name }),
      { label: mails.verifyIt, url },
      mails.notOpened,
    ],
  });
}

async function mailReset(dependencies: Dependencies, user: string | null, job: string, now: Date) {
  const person = user && (await personByUuid(dependencies.db, user));
  if (!person) return;
  const url = await newPasswordLink(dependencies, person, { purpose: 'reset', now });
  await send(dependencies, person, job, {
    title: mails.reset,
    parts: [
      message(mails.resetWhy, { product: dependencies.site.name }),
      { label: mails.chooseNew, url },
      mails.notAsked,
    ],
  });
}

/** Sends nothing to a person who has set a password meanwhile or was switched off. */
async function mailInvitation(dependencies: Dependencies, user: string, job: string, now: Date) {
  const person = await personByUuid(dependencies.db, user);
  if (!person?.active || person.passwordHash) return;
  const product = dependencies.site.name;
  const url = await newPasswordLink(dependencies, person, { purpose: 'invitation', now });
  await send(dependencies, person, job, {
    title: message(mails.welcome, { product }),
    parts: [
      message(mails.opened, { product }),
      { label: mails.choose, url },
      mails.tooLate,
      mails.kept,
      mails.notExpected,
    ],
  });
}

async function mailOldAddress(
  dependencies: Dependencies,
  user: string,
  oldEmail: string,
  job: string,
) {
  const person = await personByUuid(dependencies.db, user);
  if (!person) return;
  await send(dependencies, { ...person, email: oldEmail }, job, {
    title: mails.changed,
    parts: [message(mails.changedHow, { product: dependencies.site.name }), mails.notYou],
  });
}

type Recipient = { name: string; email: string; locale: string };

async function send(
  dependencies: Dependencies,
  { name, email, locale }: Recipient,
  id: string,
  { title, parts }: MailContent,
) {
  const content = { title, parts: [message(mailsMessages.greeting, { name }), ...parts] };
  const to = { name, address: email };
  await dependencies.mailer.send({ id, to, ...mailBody(dependencies, locale, content) });
}
